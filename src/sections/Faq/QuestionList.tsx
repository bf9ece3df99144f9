import { Disclosure } from "../../components/Disclosure/Disclosure";
import { RichText } from "../../components/RichText/RichText";
import { Permalink } from "./styles";

interface QuestionListProps {
  tab: Queries.FaqFragment["tabs"][number];
  permalink: string;
  /** The questions that a search has found; all show when it is undefined. */
  found?: ReadonlySet<string> | undefined;
}

/** A tab's questions; one is open at a time. */
export function QuestionList({ tab, permalink, found }: QuestionListProps) {
  return (
    <div>
      {tab.questions.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          id={id}
          title={question}
          name={`faq-${tab.id}`}
          hidden={found && !found.has(id)}
        >
          <RichText html={answer} />
          <Permalink href={`#${id}`}>
            {permalink}
            <span className="visually-hidden">: {question}</span>
          </Permalink>
        </Disclosure>
      ))}
    </div>
  );
}
