import styled from "@emotion/styled";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { below, between, from } from "../theme/breakpoints";
import { centred, stack } from "../theme/parts";
import { color, contentWidth, space, token } from "../theme/tokens";
import { Picture } from "./Picture";
import { Muted, Small } from "./Type";

interface StepProps {
  number: number;
  title: string;
  note?: string | null;
  description?: string | null;
  /** Describes what the person in the step's picture is doing. */
  caption?: string | null;
  heading?: ElementType;
  children?: ReactNode;
}

/** A step, with a note such as its duration above the title. The number is announced as "Step 2: ". */
export function Step(props: StepProps) {
  const { number, title, note, description, caption, heading: Heading = "h3", children } = props;
  return (
    <div className="step">
      <span data-number="" aria-hidden="true">
        {number}
      </span>
      <div>
        {note && <small>{note}</small>}
        <Heading>
          <span className="visually-hidden">Step {number}: </span>
          {title}
        </Heading>
        {description && <Muted>{description}</Muted>}
        {caption && (
          <Small as="p" data-terms="">
            {caption}
          </Small>
        )}
        {children}
      </div>
    </div>
  );
}

interface StepListProps {
  steps: readonly (Omit<StepProps, "number"> & {
    picture?: ComponentProps<typeof Picture>["picture"];
  })[];
  sizes?: string;
  /** Whether the pictures show phones. The first one is loaded eagerly. */
  hasPhones?: boolean;
  className?: string;
}

/** A list of steps, each below its picture if it has one. Use `styled(StepList)` to set the layout. */
export const StepList = ({ steps, sizes = "100vw", hasPhones, className }: StepListProps) => (
  <ol className={className}>
    {steps.map(({ picture = null, ...step }, index) => (
      <li key={step.title}>
        <Picture
          picture={picture}
          sizes={sizes}
          priority={hasPhones && index === 0}
          transparent={hasPhones}
        />
        <Step number={index + 1} {...step} />
      </li>
    ))}
  </ol>
);

/** Where the sides of the picture are cropped, the size is larger than the column. */
const SIZES = `(min-width: 1312px) 19rem, (min-width: 1024px) calc(0.25 * ${contentWidth}), (min-width: 640px) calc(0.57 * ${contentWidth} - 0.86rem), 12rem`;

export const Steps = ({ steps }: Pick<StepListProps, "steps">) => (
  <Line steps={steps} sizes={SIZES} />
);

/** Without pictures, draws a line from each number to the next: down, or across on wide screens. */
const Line = styled(StepList)`
  ${stack(`${space[6]} ${space[6]}`)}
  & > li {
    position: relative;
  }
  & > li:has(+ li)::after {
    content: "";
    position: absolute;
    inset: 3rem auto calc(${space[2]} - ${space[6]}) 1.1875rem;
    border-left: 2px solid ${color.line};
  }
  ${between("sm", "lg")} {
    &:has(img) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: ${space[10]};
    }
    &:not(:has(img)) .step {
      display: flex;
      gap: ${space[4]};
    }
  }
  ${from("lg")} {
    grid: auto / auto-flow minmax(0, 1fr);
    & > li:has(+ li)::after {
      inset: 1.1875rem 0 auto 3.25rem;
      border: solid ${color.line};
      border-width: 2px 0 0;
    }
  }
  & img {
    aspect-ratio: 6 / 5;
    margin-bottom: ${space[5]};
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  /* On phones, the pictures are beside the text, and the numbers on them. */
  ${below("sm")} {
    &:has(img) > li {
      display: grid;
      grid-template-columns: 30% minmax(0, 1fr);
      gap: ${space[4]};
    }
    & img {
      aspect-ratio: 3 / 4;
      margin: 0;
    }
    &:has(img) .step {
      display: block;
    }
    &:has(img) [data-number] {
      position: absolute;
      top: ${space[2]};
      left: ${space[2]};
      background: ${color.background};
    }
  }
  &:has(img) {
    column-gap: ${space[2]};
    & > li::after {
      display: none;
    }
    ${from("sm")} {
      & .step {
        padding-right: ${space[4]};
      }
    }
  }
`;

export const stepStyles = () => `
  .step {
    ${below("sm")} {
      display: flex;
      gap: ${space[4]};
    }
    & > div {
      min-width: 0;
    }
    & > [data-number] {
      ${centred("2.5rem")}
      flex: none;
      margin-bottom: ${space[4]};
      border: 2px solid ${color.emphasis};
      border-radius: ${token.radiusRound};
      color: ${color.emphasis};
      font-weight: 700;
      font-variant-numeric: tabular-nums;
    }
    & > div > small {
      display: block;
      margin-bottom: ${space[1]};
      font-weight: 600;
      color: ${color.positive};
    }
  }
`;
