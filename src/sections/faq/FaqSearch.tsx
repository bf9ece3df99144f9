import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { Field, Input } from "../../components/Field";
import { drawings, Icon } from "../../components/Icon";
import { plainLetters } from "../../lib/plainLetters";
import { Search } from "./styles";

interface FaqSearchProps {
  labels: Queries.FaqSearchFieldsFragment;
  search: string;
  onSearch: (search: string) => void;
  onFocus: () => void;
  /** States how many questions match. */
  result: string;
}

/** The search field. A live region announces how many questions match. */
export function FaqSearch({ labels, search, onSearch, onFocus, result }: FaqSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // Kept separately, so that a slow phone shows each letter before it renders the matches.
  const [typed, setTyped] = useState(search);
  const change = (text: string) => {
    setTyped(text);
    startTransition(() => onSearch(text));
  };
  // An empty search means that the page has ended it.
  useEffect(() => {
    if (search === "") setTyped("");
  }, [search]);

  return (
    <Search className="needs-script screen-only" role="search">
      <Field
        id="faq-search"
        label={labels.label}
        before={<Icon drawing={drawings.search} />}
        after={
          typed !== "" && (
            <button
              type="button"
              onClick={() => {
                change("");
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
          value={typed}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
      <p className="visually-hidden" role="status">
        {result}
      </p>
    </Search>
  );
}

/** Highlights visible matches with the CSS Custom Highlight API, if supported, without changing the DOM. */
export function useHighlights(
  element: RefObject<HTMLElement | null>,
  patterns: readonly RegExp[],
  /** The questions that are displayed. */
  found: readonly unknown[],
): void {
  useEffect(() => {
    const root = element.current;
    if (typeof Highlight === "undefined" || !root || found.length === 0) return;
    const highlight = () => CSS.highlights.set("found", new Highlight(...rangesIn(root, patterns)));
    highlight();
    // Opening an answer can reveal more matches.
    root.addEventListener("toggle", highlight, { capture: true });
    return () => {
      root.removeEventListener("toggle", highlight, { capture: true });
      CSS.highlights.delete("found");
    };
  }, [element, patterns, found]);
}

/** Returns the ranges that match in questions and open answers. */
function rangesIn(root: HTMLElement, patterns: readonly RegExp[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (!parent?.closest("summary, details[open]") || parent.closest("a[href^='#']")) continue;
    const text = plainLetters(textContent ?? "");
    // If removing combining accents has changed the length, the offsets would be wrong.
    if (text.length !== textContent?.length) continue;
    for (const { 0: word, index } of patterns.flatMap((each) => [...text.matchAll(each)])) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}
