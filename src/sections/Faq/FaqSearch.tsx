import { type RefObject, useEffect, useRef } from "react";
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
  const words = wordsOf(search);
  const found = tabs
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => {
      const text = plainLetters(`${question} ${plainText(answer)}`);
      const contains = (word: string) => text.includes(word) || isWrittenApart(word, text);
      return words.length > 0 && words.every(contains);
    });
  return new Set(found.map(({ id }) => id));
}

/** Whether a text has a whole word of usual length written apart: "e-mail", "pay slips", "5,000". */
function isWrittenApart(word: string, text: string): boolean {
  if (word.length < 4 || word.length > 30) return false;
  const letters = [...word].join("[^\\p{L}\\p{N}]{0,2}");
  return new RegExp(`(^|[^\\p{L}\\p{N}])${letters}s?(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** The different words of a search, which can be a whole document that somebody pasted. */
const wordsOf = (search: string): readonly string[] => [
  ...new Set(plainLetters(search).match(/[\p{L}\p{N}]+/gu)),
];

/** Marks the words of a search in an element, in browsers that can without changing the document. */
export function useMarkedWords(element: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    const words = wordsOf(search);
    if (typeof Highlight === "undefined" || !element.current || words.length === 0) return;
    const found = new Highlight();
    const texts = document.createTreeWalker(element.current, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = plainLetters(node.textContent ?? "");
      const { parentElement: parent } = node;
      const isQuestion = parent?.closest("details") && !parent.closest("a[href^='#']");
      // Accents of their own would move the places of the letters after them.
      if (!isQuestion || text.length !== node.textContent?.length) continue;
      for (const word of words)
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          found.add(range);
        }
    }
    CSS.highlights.set("found", found);
    return () => void CSS.highlights.delete("found");
  });
}

const plainLetters = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
