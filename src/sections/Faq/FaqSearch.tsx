import { useEffect, useRef } from "react";
import { drawings, Icon } from "../../components/Icon";
import { fillTemplate } from "../../lib/fillTemplate";
import { plainText } from "../../lib/plainText";
import { Search } from "./styles";

interface FaqSearchProps {
  labels: Queries.FaqSearchFieldsFragment;
  search: string;
  onSearch: (search: string) => void;
  /** How many questions match, and how many there are. */
  found: number;
  all: number;
}

const FIELD_ID = "faq-search";

/** The field that searches all questions; a live region announces how many match. */
export function FaqSearch({ labels, search, onSearch, found, all }: FaqSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have typed before hydration.
  useEffect(() => onSearch(field.current?.value ?? ""), [onSearch]);
  const searched = useRef(search);
  useEffect(() => {
    if (field.current && search === "" && searched.current !== "") field.current.value = "";
    searched.current = search;
  }, [search]);

  const result = fillTemplate(found === 1 ? labels.foundOne : labels.found, { found, all });
  return (
    <Search className="needs-script screen-only" role="search">
      <label htmlFor={FIELD_ID}>{labels.label}</label>
      <div>
        <Icon drawing={drawings.search} />
        <input
          ref={field}
          id={FIELD_ID}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        {search !== "" && (
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
        )}
      </div>
      <p role="status">{search.trim() !== "" && result}</p>
    </Search>
  );
}

interface Searchable {
  questions: readonly { id: string; question: string; answer: string }[];
}

/**
 * Returns the ids of the questions that contain every word of a search, in the question or in its
 * answer, ignoring case and accents. A search without letters or digits finds none.
 */
export function findQuestions(tabs: readonly Searchable[], search: string): ReadonlySet<string> {
  const words = plainLetters(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = tabs
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => {
      const text = plainLetters(`${question} ${plainText(answer)}`);
      return words.length > 0 && words.every((word) => text.includes(word));
    });
  return new Set(found.map(({ id }) => id));
}

const plainLetters = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
