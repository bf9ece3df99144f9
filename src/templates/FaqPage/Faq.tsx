import styled from "@emotion/styled";
import {
  type MouseEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ButtonLink } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { LinkLine } from "../../components/LinkRows";
import { RichText } from "../../components/RichText";
import { StepList } from "../../components/Steps";
import { Muted, Small, Title } from "../../components/Type";
import { fillTemplate } from "../../lib/fillTemplate";
import { moveFocus } from "../../lib/moveFocus";
import { leaveMessage } from "../../lib/prefill";
import { useHydrated } from "../../lib/useHydrated";
import { useUrlHash } from "../../lib/useUrlHash";
import { blocksOnPaper, card, columns, stack } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { FaqSearch } from "./FaqSearch";
import type { indexQuestions } from "./questionIndex";
import { Tabs } from "./Tabs";

/** Lists the questions by subject, each with its own URL, and searches all of them. */
export function Faq({ content }: { content: Queries.FaqPageFieldsFragment }) {
  const { tabs, permalink, search: labels } = content;
  const questions = useMemo(() => tabs.flatMap((tab) => tab.questions), [tabs]);
  const { search, setSearch, find, load, keep } = useSearch(questions);
  // Deferred, so that a slow phone shows each letter before it renders the matches.
  const deferred = useDeferredValue(search);
  const query = search && deferred;
  const { found, isAnswered } = useMemo(
    () => (query.trim() && find ? find(query) : { found: undefined, isAnswered: true }),
    [query, find],
  );
  const showCurrent = useOpenedQuestion(questions, setSearch);
  const leaveQuestion = () => {
    keep();
    leaveMessage({
      subject: labels.askSubject,
      message: fillTemplate(labels.askMessage, { search: search.trim() }),
    });
  };
  const result =
    found &&
    fillTemplate(found.length === 1 ? labels.foundOne : labels.found, {
      found: found.length,
      all: questions.length,
    });

  return (
    <>
      <FaqSearch
        labels={labels}
        search={search}
        onSearch={setSearch}
        onFocus={load}
        result={result ?? ""}
      />
      {!found ? (
        <Tabs
          label={content.tabsLabel}
          hint={content.tabsHint}
          tabs={tabs.map((tab) => ({
            id: tab.id,
            title: tab.title,
            anchors: tab.questions.map(({ id }) => id),
            panel: (
              <Panel>
                <div>
                  <Title as="h2">{tab.title}</Title>
                  <Muted>{tab.lead}</Muted>
                </div>
                {tab.steps && <StepCards steps={tab.steps} />}
                <QuestionColumns>
                  {tab.questions.map((question) => (
                    <Question
                      key={question.id}
                      question={question}
                      permalink={permalink}
                      name={`faq-${tab.id}`}
                    />
                  ))}
                </QuestionColumns>
              </Panel>
            ),
          }))}
        />
      ) : (
        found.length > 0 && (
          <Panel
            onClick={(event) => {
              keep();
              showCurrent(event);
            }}
          >
            <Title as="h2">{result}</Title>
            <QuestionColumns>
              {found.map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  permalink={permalink}
                  name="faq-found"
                  open={found.length === 1}
                />
              ))}
            </QuestionColumns>
          </Panel>
        )
      )}
      {!isAnswered && (
        <NoResults>
          {found?.length === 0 && <Title as="h2">{labels.nothingTitle}</Title>}
          <p>{labels.nothing}</p>
          <LinkLine
            links={tabs.map(({ id, title }) => ({ to: `#${id}`, label: title }))}
            onClick={() => setSearch("")}
          />
          <ButtonLink to={labels.ask.to} onClick={leaveQuestion}>
            {labels.ask.label}
          </ButtonLink>
        </NoResults>
      )}
      <Disclaimer as="div">
        <RichText html={content.disclaimer} />
      </Disclaimer>
    </>
  );
}

/** Lists the questions below their heading, in two columns on laptops and wider screens. */
const Panel = styled.div`
  ${stack(space[4])}
  padding-top: ${space[6]};
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

const StepCards = styled(StepList)`
  ${stack(space[4])}
  ${columns("md", 3)}
  & > li {
    ${card.outline}
  }
`;

const NoResults = styled.div`
  padding-top: ${space[10]};
  & h2 {
    margin-bottom: ${space[3]};
  }
`;

const Disclaimer = styled(Small)`
  margin-top: ${space[8]};
`;

/** Two independent columns in reading order, so that opening an answer moves only what is below it. */
function QuestionColumns({ children }: { children: readonly ReactNode[] }) {
  const half = Math.ceil(children.length / 2);
  return (
    <div data-questions>
      <div>{children.slice(0, half)}</div>
      <div>{children.slice(half)}</div>
    </div>
  );
}

interface QuestionProps {
  question: Queries.FaqQuestionFieldsFragment;
  permalink: string;
  /** The browser keeps only one of the questions with the same name open. */
  name: string;
  open?: boolean;
}

const Question = memo(function Question({ question: each, permalink, ...details }: QuestionProps) {
  const { id, question, answer } = each;
  return (
    <Disclosure id={id} title={question} {...details}>
      <RichText html={answer} />
      <Small as="p" className="screen-only">
        <a href={`#${id}`}>
          {permalink}
          <span className="visually-hidden">: {question}</span>
        </a>
      </Small>
    </Disclosure>
  );
});

/**
 * Returns the search, and a function that finds questions once its code has loaded. If loading fails, all
 * questions stay listed, and the next key press tries again.
 */
function useSearch(questions: Queries.FaqPageFieldsFragment["tabs"][number]["questions"]) {
  const [search, setSearch] = useState("");
  const [find, setFind] = useState<ReturnType<typeof indexQuestions<(typeof questions)[number]>>>();
  const load = () => {
    if (find) return;
    import(/* webpackChunkName: "question-index" */ "./questionIndex").then(
      (module) => setFind(() => module.indexQuestions(questions)),
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded only once
  useEffect(() => {
    if (search) load();
  }, [search]);
  useEffect(() => {
    const { search } = Object(window.history.state);
    if (typeof search === "string") setSearch(search);
  }, []);
  /** Keeps the search for Back. */
  const keep = () => window.history.replaceState({ ...window.history.state, search }, "");
  return { search, setSearch, find, load, keep };
}

/**
 * Opens the question in the URL's hash, and scrolls to it. On hydration, it does not scroll if the
 * question is already open or the visitor is typing. Returns a click handler for links to that question,
 * because a link to the current URL causes no hashchange event.
 */
function useOpenedQuestion(
  questions: readonly { id: string }[],
  setSearch: (search: string) => void,
) {
  const hash = useUrlHash();
  const hydrated = useHydrated();
  const settled = useRef(false);
  const [repeats, setRepeats] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another click on the link shows the question again
  useEffect(() => {
    if (!hydrated) return;
    const isSettled = settled.current;
    settled.current = true;
    if (!questions.some(({ id }) => id === hash)) return;
    const details = document.getElementById(hash)?.closest("details");
    const isSearching = document.activeElement instanceof HTMLInputElement;
    const keepsScroll = !isSettled && (details?.open || isSearching);
    if (details) details.open = true;
    // The question's panel may not have been rendered yet.
    requestAnimationFrame(() => {
      if (keepsScroll) return;
      // Ends any search, because its results may not include the question.
      flushSync(() => setSearch(""));
      const answer = document.getElementById(hash);
      answer?.closest("details")?.setAttribute("open", "");
      answer?.scrollIntoView();
      if (answer) moveFocus(answer);
    });
  }, [hash, hydrated, questions, setSearch, repeats]);
  return ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isCurrent = (target as Element).closest("a")?.href === window.location.href;
    if (isCurrent && !(ctrlKey || metaKey || shiftKey)) setRepeats(repeats + 1);
  };
}
