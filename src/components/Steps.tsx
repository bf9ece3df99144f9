import styled from "@emotion/styled";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { useSite } from "../lib/useSite";
import { below, from } from "../theme/breakpoints";
import { card, centred, columns, row, stack } from "../theme/parts";
import { color, contentWidth, space, token } from "../theme/tokens";
import { Picture } from "./Picture";
import { Muted, Small } from "./Type";

interface StepProps {
  number: number;
  title: string;
  /** How long it takes. */
  note?: string | null;
  description?: string | null;
  /** What the person in the step's picture does. */
  caption?: string | null;
  heading?: ElementType;
  children?: ReactNode;
}

/** Renders a step: number, time, title and text. The number is announced as "Step 2: ". */
export function Step(props: StepProps) {
  const { number, title, note, description, caption, heading: Heading = "h3", children } = props;
  return (
    <Body>
      <Mark aria-hidden="true">{number}</Mark>
      <div>
        {note && <Time>{note}</Time>}
        <Heading>
          <span className="visually-hidden">
            {useSite().labels.step} {number}:{" "}
          </span>
          {title}
        </Heading>
        {description && <Muted>{description}</Muted>}
        {caption && <Small as="p">{caption}</Small>}
        {children}
      </div>
    </Body>
  );
}

type StepsLook = "line" | "strip" | "cards";

interface StepsProps {
  steps: readonly (Omit<StepProps, "number"> & {
    picture?: ComponentProps<typeof Picture>["picture"];
  })[];
  /** Along a line, down the phone or across; phones in a strip, each beside its text in narrow windows; or as cards. */
  look?: StepsLook;
  "data-pairs"?: "";
}

/** In narrow windows, a nearly square box crops the sides of a picture on the line. */
const SIZES = {
  line: `(min-width: 1312px) 19rem, (min-width: 1024px) calc(0.25 * ${contentWidth}), (min-width: 640px) calc(0.57 * ${contentWidth} - 0.86rem), calc(1.143 * ${contentWidth})`,
  strip: "(min-width: 1280px) 13rem, (min-width: 1024px) 17vw, 11.5rem",
  cards: contentWidth,
};

export const Steps = ({ steps, look = "line", ...list }: StepsProps) => (
  <List data-look={look} {...list}>
    {steps.map(({ picture = null, ...step }, index) => (
      <li key={step.title}>
        {/* Phones show the first one of the strip when the page opens. */}
        <Picture
          picture={picture}
          sizes={SIZES[look]}
          priority={look === "strip" && index === 0}
          transparent={look === "strip"}
        />
        <Step number={index + 1} {...step} />
      </li>
    ))}
  </List>
);

const Body = styled.div`
  & > div {
    min-width: 0;
  }
`;

const Mark = styled.span`
  ${centred("2.5rem")}
  flex: none;
  margin-bottom: ${space[4]};
  border: 2px solid ${color.emphasis};
  border-radius: ${token.radiusRound};
  color: ${color.emphasis};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Time = styled.small`
  display: block;
  margin-bottom: ${space[1]};
  font-weight: 600;
  color: ${color.positive};
`;

/** A line from each number to the next: down on phones, across from `sm` on. */
const line = `
  row-gap: 0;
  & > li {
    position: relative;
  }
  & > li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset: 3rem auto ${space[2]} 1.1875rem;
    border-left: 2px solid ${color.line};
  }
  ${below("sm")} {
    & > li > div {
      display: flex;
      gap: ${space[4]};
    }
    & > li:not(:last-child) > div {
      padding-bottom: ${space[8]};
    }
  }
  ${columns("sm", 2)}
  ${from("sm")} {
    gap: ${space[10]} ${space[6]};
    & > li:not(:last-child)::after {
      inset: 1.1875rem 0 auto 3.25rem;
      border: solid ${color.line};
      border-width: 2px 0 0;
    }
  }
  ${from("lg")} {
    &:not([data-pairs]) {
      grid: auto / auto-flow minmax(0, 1fr);
    }
  }
  & img {
    aspect-ratio: 6 / 5;
    margin-bottom: ${space[5]};
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  &:has(img) {
    column-gap: ${space[2]};
    & > li::after {
      display: none;
    }
  }
`;

/** Phones in a row on laptops and wider. Elsewhere the upper part of each is next to its text. */
const strip = `
  & > li {
    ${row(`min(${space[6]}, 5vw)`)}
    align-items: center;
  }
  ${below("lg")} {
    & picture {
      display: grid;
      flex: 1 1 14rem;
      justify-items: center;
      height: 16rem;
      padding-top: ${space[6]};
      overflow: hidden;
      border-radius: ${token.radiusLarge};
      background: ${color.backgroundSunken};
    }
    & img {
      width: 11.5rem;
    }
  }
  @media print {
    & picture {
      height: auto;
      padding-top: 0;
    }
  }
  & > li > div {
    flex: 2 1 16rem;
    min-width: 0;
  }
  ${from("lg")} {
    grid: auto / auto-flow minmax(0, 1fr);
    gap: clamp(1.25rem, 2vw, 2rem);
    & > li {
      display: block;
    }
    & > li > div {
      margin-top: ${space[6]};
    }
  }
  & img {
    filter: ${token.liftOnLight};
  }
`;

const List = styled.ol`
  ${stack(space[10])}
  &[data-look="line"] {
    ${line}
  }
  &[data-look="strip"] {
    ${strip}
  }
  &[data-look="cards"] {
    ${columns("md", 3)}
    gap: ${space[4]};
    & > li {
      ${card.outline}
    }
  }
`;
