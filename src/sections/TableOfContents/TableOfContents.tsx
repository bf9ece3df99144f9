import { drawings, Icon } from "../../components/Icon";
import { Contents } from "./styles";

interface TableOfContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** The places on a long page: beside its text from laptops up, else folded above it. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <Contents aria-label="On this page">
      <h2>On this page</h2>
      {/* A visitor may open it before the script comes, which then finds it open. */}
      <details suppressHydrationWarning>
        <summary>
          On this page
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
