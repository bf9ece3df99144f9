import styled from "@emotion/styled";
import { useRef } from "react";
import { Field, Input } from "../../components/Field";
import { drawings, Icon } from "../../components/Icon";
import { largeText } from "../../theme/breakpoints";
import { card, centred } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

interface FaqSearchProps {
  labels: Queries.FaqSearchFieldsFragment;
  search: string;
  onSearch: (search: string) => void;
  onFocus: () => void;
  result: string;
}

/** The search field. A live region announces how many questions match. */
export function FaqSearch({ labels, search, onSearch, onFocus, result }: FaqSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Search className="needs-script screen-only" role="search">
      <Field
        id="faqSearch"
        label={labels.label}
        before={<Icon drawing={drawings.search} />}
        after={
          search !== "" && (
            <button
              type="button"
              onClick={() => {
                onSearch("");
                field.current?.focus();
              }}
            >
              <Icon drawing={drawings.close} />
              <span className="visually-hidden">{labels.clear}</span>
            </button>
          )
        }
      >
        <Input
          ref={field}
          type="search"
          enterKeyHint="search"
          onFocus={onFocus}
          value={search}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </Field>
      <p className="visually-hidden" role="status">
        {result}
      </p>
    </Search>
  );
}

const Search = styled.div`
  margin-bottom: ${space[8]};
  ${card.shadow}
  padding-block: ${space[6]};
  & svg {
    color: ${color.emphasis};
  }
  & input {
    appearance: none;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & button {
    ${centred("2.75rem")}
    flex: none;
    margin-right: calc(-1 * ${space[3]});
    border-radius: ${token.radiusSmall};
  }
  ${largeText} {
    padding-inline: ${space[2]};
    & div > svg {
      display: none;
    }
  }
`;
