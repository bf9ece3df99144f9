import styled from "@emotion/styled";
import { drawings, Icon } from "../components/Icon";
import { useSite } from "../lib/useSite";
import { from } from "../theme/breakpoints";
import { square, sticky, titleText } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface TableOfContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a page, next to the text on laptops and wider, or collapsed above it. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const { contents } = useSite().labels;
  return (
    <Contents className="screen-only" aria-label={contents}>
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

const Contents = styled.nav`
  font-size: 0.9375rem;
  ${from("lg")} {
    ${sticky(space[6])}
    max-height: calc(100vh - ${token.headerHeight} - ${space[12]});
    overflow-y: auto;
  }
  & h2 {
    display: none;
    margin-bottom: ${space[3]};
    ${titleText(size.body, 1.3)}
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    padding-inline: ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radius};
    font-weight: 600;
  }
  & summary svg {
    ${square("1.25em")}
  }
  & details[open] > summary {
    margin-bottom: ${space[4]};
  }
  & details[open] > summary svg {
    transform: rotate(180deg);
  }
  /* Always open next to the text. Browsers without ::details-content keep the toggle. */
  ${from("lg")} {
    @supports selector(details::details-content) {
      & h2 {
        display: block;
      }
      & summary {
        display: none;
      }
      & details::details-content {
        content-visibility: visible;
      }
    }
  }
  & ol {
    display: grid;
    counter-reset: entry;
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
  /* The section in view, in browsers that support :target-current. */
  & a:target-current {
    box-shadow: -2px 0 ${color.emphasis};
    color: ${color.text};
    font-weight: 600;
  }
`;
