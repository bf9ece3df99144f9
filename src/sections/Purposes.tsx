import styled from "@emotion/styled";
import { from } from "../theme/breakpoints";
import { columns, displayText, titleText } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

const Halves = styled.div`
  display: grid;
  ${columns("lg", 2)}
`;

const INNER = "clamp(2.5rem, 5vw, 6rem)";

/** Half of the screen; its text keeps to the page's own half of the content. */
const Half = styled.section`
  display: grid;
  padding: ${space.section} ${space.gutter};
  background: ${color.accent};
  color: ${color.onAccent};
  &[data-tone="dark"] {
    background: ${color.background};
    color: ${color.text};
  }
  @media print {
    background: none;
  }
  & > div {
    width: 100%;
    ${from("lg")} {
      max-width: calc(${token.contentWidth} / 2 - ${INNER});
    }
  }
  ${from("lg")} {
    &:first-of-type > div {
      justify-self: end;
    }
    &:first-of-type {
      padding-right: ${INNER};
    }
    &:last-of-type {
      padding-left: ${INNER};
    }
  }
  & h2 {
    ${titleText(size.large, 1.3)}
  }
  & p:first-of-type {
    margin-block: ${space[4]} ${space[6]};
    ${displayText(size.h2, 1.05, "-0.03em")}
    text-wrap: balance;
  }
  & p:last-of-type {
    max-width: 32rem;
    font-size: ${size.large};
    line-height: 1.5;
  }
`;

/** Vision and mission: two halves of the screen, one dark and one of the brand's accent. */
export function Purposes({ content }: { content: Queries.CorporateProfilePageFieldsFragment }) {
  return (
    <Halves>
      {[content.vision, content.mission].map(({ title, statement, text }, index) => (
        <Half key={title} data-tone={index === 0 ? "dark" : undefined}>
          <div>
            <h2>{title}</h2>
            <p>{statement}</p>
            <p>{text}</p>
          </div>
        </Half>
      ))}
    </Halves>
  );
}
