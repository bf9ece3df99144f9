import { useEffect, useRef } from "react";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { Search } from "./styles";

interface FaqSearchProps {
  words: Queries.FaqFragment["search"];
  search: string;
  onSearch: (search: string) => void;
  /** How many questions match, and how many there are. */
  found: number;
  all: number;
}

const FIELD_ID = "faq-search";

/** The box that searches all questions; it says politely how many match. */
export function FaqSearch({ words, search, onSearch, found, all }: FaqSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  useEffect(() => onSearch(field.current?.value ?? ""), [onSearch]);
  const searched = useRef(search);
  useEffect(() => {
    if (field.current && search === "" && searched.current !== "") field.current.value = "";
    searched.current = search;
  }, [search]);

  const questions = found === 1 ? "question matches" : "questions match";
  return (
    <Search className="needs-script" role="search">
      <label htmlFor={FIELD_ID}>{words.label}</label>
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
            {words.clear}
          </button>
        )}
      </div>
      <p role="status">{search.trim() !== "" && `${found} of ${all} ${questions}`}</p>
    </Search>
  );
}
