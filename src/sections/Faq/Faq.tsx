import { graphql } from "gatsby";
import { useCallback, useMemo, useState } from "react";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { RichText } from "../../components/RichText/RichText";
import { Tabs } from "../../components/Tabs/Tabs";
import { FaqSearch } from "./FaqSearch";
import { findQuestions } from "./findQuestions";
import { QuestionList } from "./QuestionList";
import { StepCards } from "./StepCards";
import { Nothing, Panel } from "./styles";
import { useOpenedQuestion } from "./useOpenedQuestion";

interface FaqProps {
  content: Queries.FaqFragment;
}

/** All questions by subject, each with an address of its own, and a search over all of them. */
export function Faq({ content }: FaqProps) {
  const { tabs, permalink, search: words } = content;
  const [search, setSearch] = useState("");
  const searching = search.trim() !== "";
  const found = useMemo(() => findQuestions(tabs, search), [tabs, search]);
  const questions = tabs.flatMap((tab) => tab.questions);
  useOpenedQuestion(
    (place) => questions.some(({ id }) => id === place),
    useCallback(() => setSearch(""), []),
  );

  return (
    <Band data-ground="warm">
      <Container>
        <FaqSearch
          words={words}
          search={search}
          onSearch={setSearch}
          found={found.size}
          all={questions.length}
        />
        <Tabs
          label={content.tabsLabel}
          hint={content.tabsHint}
          flat={searching}
          tabs={tabs.map((tab) => ({
            id: tab.id,
            title: tab.title,
            places: tab.questions.map(({ id }) => id),
            empty: !tab.questions.some(({ id }) => found.has(id)),
            panel: (
              <Panel>
                <div>
                  <h2>{tab.title}</h2>
                  {!searching && <p>{tab.lead}</p>}
                </div>
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
        {searching && found.size === 0 && (
          <Nothing>
            <h2>{words.nothingTitle}</h2>
            <RichText html={words.nothing} />
          </Nothing>
        )}
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Faq on FaqPage {
    search {
      label
      clear
      nothingTitle
      nothing
    }
    tabsLabel
    tabsHint
    permalink
    tabs {
      id
      title
      lead
      steps {
        ...StepData
      }
      questions {
        id
        question
        answer
      }
    }
  }
`;
