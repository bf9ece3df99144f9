import styled from "@emotion/styled";
import { StepList } from "../../components/Steps";
import { Small } from "../../components/Type";
import { largeText } from "../../theme/breakpoints";
import { blocksOnPaper, card, centred, columns, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const Search = styled.div`
  margin-bottom: ${space[10]};
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

/** Styles the highlights created by `useHighlights`. */
export const Questions = styled.div`
  & ::highlight(found) {
    background-color: ${color.noticeBackground};
    color: ${color.notice};
  }
`;

/** Lists the questions below their heading, in two columns on laptops and wider. */
export const Panel = styled.div`
  ${stack(space[6])}
  padding-top: ${space[10]};
  & > [data-questions] {
    ${stack(`0 ${space.columns}`)}
    align-items: start;
    ${columns("lg", 2)}
    @media print {
      display: block;
    }
  }
  ${blocksOnPaper}
`;

export const StepCards = styled(StepList)`
  ${stack(space[4])}
  ${columns("md", 3)}
  & > li {
    ${card.outline}
  }
`;

export const Permalink = styled.a`
  display: inline-block;
  margin-top: ${space[3]};
  padding-block: ${space[1]};
  font-size: ${size.small};
  color: ${color.textMuted};
`;

export const Disclaimer = styled(Small)`
  margin-top: ${space[16]};
`;

export const NoResults = styled.div`
  padding-top: ${space[10]};
  & h2 {
    margin-bottom: ${space[3]};
  }
`;
