import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Disclosure } from "../../components/Disclosure";
import { Icon } from "../../components/Icon";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { StepNumber } from "../../components/StepNumber";
import { Tabs } from "../../components/Tabs/Tabs";
import { moveFocus } from "../../lib/moveFocus";
import { useHydrated } from "../../lib/useHydrated";
import { useUrlHash } from "../../lib/useUrlHash";
import { FaqSearch, findQuestions, useMarkedWords } from "./FaqSearch";
import { Cards, Nothing, Panel, PanelHead, Permalink, Questions } from "./styles";

/** All questions by subject, each with an address of its own, and a search over all of them. */
export function Faq({ content }: { content: Queries.FaqPageFieldsFragment }) {
  const { tabs, permalink, search: labels } = content;
  const [search, setSearch] = useState("");
  const searching = search.trim() !== "";
  const element = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findQuestions(tabs, search), [tabs, search]);
  useMarkedWords(element, found.size > 0 ? search : "");
  const questions = tabs.flatMap((tab) => tab.questions);
  // On a page reached by a link, a slow phone shows the first tab before it renders the others.
  const [isReachedByLink] = useState(useHydrated());
  const isDeferred = isReachedByLink && window.location.hash === "";
  const rendered = useDeferredValue(tabs, isDeferred ? tabs.slice(0, 1) : tabs);
  const show = useOpenedQuestion(
    (hash) => questions.some(({ id }) => id === hash),
    useCallback(() => setSearch(""), []),
  );

  return (
    <Section data-background="warm">
      <FaqSearch
        labels={labels}
        search={search}
        onSearch={setSearch}
        found={found.size}
        all={questions.length}
      />
      <Questions
        ref={element}
        onClick={(event) => {
          const { hash, href } = window.location;
          const isHere = hash && (event.target as Element).closest("a")?.href === href;
          const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
          // Its question may be closed or hidden by now, and the URL does not change.
          if (isHere && !opensElsewhere) show(hash.slice(1));
        }}
      >
        <Tabs
          label={content.tabsLabel}
          hint={content.tabsHint}
          flat={searching}
          tabs={tabs.map((tab) => ({
            id: tab.id,
            title: tab.title,
            anchors: tab.questions.map(({ id }) => id),
            empty: !tab.questions.some(({ id }) => found.has(id)),
            panel: rendered.includes(tab) && (
              <Panel>
                <PanelHead>
                  <h2>{tab.title}</h2>
                  {!searching && <p>{tab.lead}</p>}
                </PanelHead>
                {tab.steps && !searching && <StepCards steps={tab.steps} />}
                <QuestionList
                  tab={tab}
                  permalink={permalink}
                  found={searching ? found : undefined}
                />
              </Panel>
            ),
          }))}
        />
      </Questions>
      {searching && found.size === 0 && (
        <Nothing>
          <h2>{labels.nothingTitle}</h2>
          <RichText html={labels.nothing} />
        </Nothing>
      )}
    </Section>
  );
}

interface QuestionListProps {
  tab: Queries.FaqTabFieldsFragment;
  permalink: string;
  /** The questions that a search has found; all show when it is undefined. */
  found?: ReadonlySet<string> | undefined;
}

/** A tab's questions; one is open at a time. */
function QuestionList({ tab, permalink, found }: QuestionListProps) {
  return (
    <div>
      {tab.questions.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          id={id}
          title={question}
          name={`faq-${tab.id}`}
          hidden={found && !found.has(id)}
          open={found?.size === 1 && found.has(id)}
        >
          <RichText html={answer} />
          <Permalink className="screen-only" href={`#${id}`}>
            {permalink}
            <span className="visually-hidden">: {question}</span>
          </Permalink>
        </Disclosure>
      ))}
    </div>
  );
}

/** A few steps as cards in a row. */
function StepCards({ steps }: { steps: readonly Queries.StepFieldsFragment[] }) {
  return (
    <Cards>
      {steps.map(({ number, title, description, icon, note }) => (
        <li key={number}>
          <span aria-hidden="true">{number}</span>
          {icon && <Icon drawing={icon} />}
          <h3>
            <StepNumber number={number} />
            {title}
          </h3>
          <p>{description}</p>
          {note && <small>{note}</small>}
        </li>
      ))}
    </Cards>
  );
}

/**
 * Opens the question that the URL's hash names, and scrolls to it. What the browser and the visitor
 * have done before hydration is left alone.
 * @param isQuestion whether a hash is a question's id; called whenever the hash changes
 * @param onAddressed called before an addressed question is shown
 * @returns a function that does so for another hash
 */
function useOpenedQuestion(isQuestion: (hash: string) => boolean, onAddressed: () => void) {
  const hash = useUrlHash();
  const hydrated = useHydrated();
  const settled = useRef(false);
  const latest = useRef({ isQuestion, onAddressed });
  latest.current = { isQuestion, onAddressed };

  const show = useCallback((hash: string) => {
    const answer = latest.current.isQuestion(hash) ? document.getElementById(hash) : null;
    const details = answer?.closest("details");
    if (answer && details) {
      const isSearching = document.activeElement instanceof HTMLInputElement;
      const isLeftAlone = !settled.current && (details.open || isSearching);
      details.open = true;
      // The panel is rendered after this effect.
      requestAnimationFrame(() => {
        if (isLeftAlone) return;
        // A search may hide the question until it is rendered again.
        flushSync(latest.current.onAddressed);
        // React closes the only question of a search with the search.
        details.open = true;
        answer.scrollIntoView();
        moveFocus(answer);
      });
    }
  }, []);
  useEffect(() => {
    if (!hydrated) return;
    show(hash);
    settled.current = true;
  }, [hash, hydrated, show]);
  return show;
}
