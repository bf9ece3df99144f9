import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useSite } from "../lib/useSite";
import { from } from "../theme/breakpoints";
import { blocksOnPaper, stack, sticky } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { Disclosure } from "./Disclosure";
import { RichText } from "./RichText";
import { Title } from "./Type";

interface Chapter {
  id: string;
  title: string;
  body: string;
}

interface ChaptersProps<Content extends Chapter> {
  chapters: readonly Content[];
  isNumbered?: boolean;
  /** Above the chapters. */
  head: ReactNode;
  /** What follows a chapter's text. */
  after?: (chapter: Content) => ReactNode;
}

/** Renders a long text: its chapters, next to a table of contents. */
export const Chapters = <Content extends Chapter>({
  chapters,
  isNumbered,
  head,
  after,
}: ChaptersProps<Content>) => (
  <Columns>
    <Head>{head}</Head>
    <TableOfContents chapters={chapters} />
    <Text>
      {chapters.map((chapter, index) => (
        <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}-heading`}>
          <Title as="h2" id={`${chapter.id}-heading`}>
            {isNumbered && `${index + 1}. `}
            {chapter.title}
          </Title>
          <RichText html={chapter.body} />
          {after?.(chapter)}
        </section>
      ))}
    </Text>
  </Columns>
);

/** Links to the chapters, next to the text on laptops and wider, or collapsed above it. */
function TableOfContents({ chapters }: { chapters: readonly Chapter[] }) {
  const { contents } = useSite().labels;
  return (
    <Contents className="screen-only" aria-label={contents}>
      <Disclosure title={contents} id="table-of-contents" heading="h2">
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Contents>
  );
}

const Columns = styled.div`
  ${stack(`${space[8]} ${space.columns}`)}
  ${from("lg")} {
    grid-template: "contents head" auto "contents text" 1fr / 15rem minmax(0, 1fr);
  }
  & > div {
    max-width: 46rem;
  }
  ${blocksOnPaper}
`;

const Head = styled.div`
  ${from("lg")} {
    grid-area: head;
  }
`;

const Text = styled.div`
  ${from("lg")} {
    grid-area: text;
  }
  & > section + section {
    margin-top: ${space[12]};
  }
  & > section > h2 {
    margin-bottom: ${space[4]};
  }
`;

const Contents = styled.nav`
  font-size: ${size.compact};
  ${from("lg")} {
    grid-area: contents;
    /* Begins below what the head overlaps. */
    margin-top: calc(1.5 * var(--overlap, 0rem));
    ${sticky(space[6])}
    max-height: calc(100vh - ${token.headerHeight} - ${space[12]});
    overflow-y: auto;
  }
  /* Always open next to the text. Browsers without ::details-content keep the toggle. */
  ${from("lg")} {
    @supports selector(details::details-content) {
      & details > summary {
        display: none;
      }
      & details::details-content {
        content-visibility: visible;
      }
    }
  }
  & ol {
    border-left: 2px solid ${color.line};
    scroll-target-group: auto;
  }
  & a {
    display: block;
    padding: ${space[1]} ${space[4]};
    color: ${color.textMuted};
    text-decoration: none;
    /* The list would clip an outer outline. */
    outline-offset: -3px;
  }
  & a:hover {
    color: ${color.link};
    text-decoration: underline;
  }
  /* The chapter in view, in browsers that support :target-current. */
  & a:target-current {
    box-shadow: -2px 0 ${color.emphasis};
    color: ${color.text};
    font-weight: 600;
  }
`;
