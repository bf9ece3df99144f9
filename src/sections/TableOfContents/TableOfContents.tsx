import { Contents } from "./styles";

interface TableOfContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** The places on a long page, beside its text from laptops up. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <Contents aria-label="On this page">
      <h2>On this page</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
