import styled from "@emotion/styled";
import { color, size, space, token } from "../theme/tokens";

interface SectionHeadingProps {
  title: string;
  text?: string | null;
  className?: string;
}

const Heading = styled.div`
  max-width: 46rem;
  margin-bottom: clamp(2rem, 1.4rem + 2.4vw, 3.5rem);
  & > p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    font-size: ${size.large};
    line-height: 1.5;
    color: ${color.textMuted};
  }
`;

/** A section's title and lead. */
export function SectionHeading({ title, text, className }: SectionHeadingProps) {
  return (
    <Heading className={className}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </Heading>
  );
}
