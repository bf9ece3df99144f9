import { drawings, Icon } from "../../components/Icon";
import { useSite } from "../../lib/useSite";
import { Contents } from "./styles";

interface TableOfContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page: beside its text from laptops up, else folded above it. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const { contents } = useSite().labels;
  return (
    <Contents aria-label={contents}>
      <h2>{contents}</h2>
      {/* A visitor may open it before hydration. */}
      <details suppressHydrationWarning>
        <summary>
          {contents}
          <Icon drawing={drawings.chevronDown} />
        </summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </Contents>
  );
}
