import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { blocksOnPaper, stack } from "../theme/parts";
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
  /** The heading of the table of contents. */
  contents?: string | null | undefined;
  head: ReactNode;
  /** Rendered after each chapter's text. */
  after?: (chapter: Content) => ReactNode;
}

/** From this number of chapters on, a text has a table of contents. */
const FEWEST_LISTED = 5;

/** Long text beside its table of contents, which is collapsed above the text on small screens. */
export function Chapters<Content extends Chapter>(props: ChaptersProps<Content>) {
  const { chapters, isNumbered, head, after } = props;
  const contents = props.contents ?? "On this page";
  return (
    <TextColumns>
      <div>{head}</div>
      {chapters.length >= FEWEST_LISTED && (
        <nav className="screen-only" aria-label={contents}>
          <Disclosure title={contents} id="tableOfContents" heading="h2">
            <ol>
              {chapters.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </Disclosure>
        </nav>
      )}
      <div data-chapters>
        {chapters.map((chapter, index) => (
          <section key={chapter.id} id={chapter.id} aria-labelledby={`${chapter.id}Heading`}>
            <Title as="h2" id={`${chapter.id}Heading`}>
              {isNumbered && `${index + 1}. `}
              {chapter.title}
            </Title>
            <RichText html={chapter.body} />
            {after?.(chapter)}
          </section>
        ))}
      </div>
    </TextColumns>
  );
}

const TextColumns = styled.div`
  ${stack(`${space[6]} ${space.columns}`)}
  ${blocksOnPaper}
  & > div {
    max-width: 46rem;
    &:empty {
      display: none;
    }
  }
  & > [data-chapters] {
    ${stack(space.part)}
    ${blocksOnPaper}
  }
  & .title {
    margin-bottom: ${space[3]};
  }
  & > nav {
    font-size: ${size.compact};
  }
  & > nav ol {
    border-left: 2px solid ${color.line};
    scroll-target-group: auto;
  }
  & > nav a {
    display: block;
    padding: ${space[1]} ${space[4]};
    color: ${color.textMuted};
    text-decoration: none;
    /* Inside the link, because the box that scrolls would clip it. */
    outline-offset: -3px;
    &:hover {
      color: ${color.link};
      text-decoration: underline;
    }
    /* Highlights the chapter in view, in browsers that support :target-current. */
    &:target-current {
      box-shadow: -2px 0 ${color.emphasis};
      color: ${color.text};
      font-weight: 600;
    }
  }
  ${from("lg")} {
    &:has(> nav) {
      grid-template: auto 1fr / clamp(15rem, 20vw, 19rem) minmax(0, 1fr);
    }
    & > nav ~ div,
    & > :has(+ nav) {
      grid-column: 2;
    }
    & > nav {
      grid-area: 1 / 1 / 3;
      /* The contents start below the part of the head that overlaps the page opening. */
      margin-top: calc(1.5 * var(--overlap, 0rem));
      position: sticky;
      top: calc(${token.barHeight} + ${space[6]});
      align-self: start;
      max-height: calc(100vh - ${token.barHeight} - ${space[12]});
      overflow-y: auto;
    }
    /* When the contents are beside the text, they are always open. Browsers without ::details-content keep
       the toggle. */
    @supports selector(details::details-content) {
      & > nav::before {
        content: attr(aria-label) / "";
        display: block;
        margin-bottom: ${space[2]};
        font-weight: 600;
      }
      & > nav details {
        border: 0;
      }
      & > nav summary {
        display: none;
      }
      & > nav details::details-content {
        content-visibility: visible;
      }
    }
  }
`;
