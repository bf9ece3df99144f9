import styled from "@emotion/styled";

interface IconProps {
  /** The drawing: what stands between the `<svg>` tags, on a square of 24. */
  drawing: string;
  className?: string;
}

const Frame = styled.svg`
  width: 1.5em;
  height: 1.5em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A decorative icon, as tall as one and a half letters; the words beside it say what it means. */
export function Icon({ drawing, className }: IconProps) {
  return (
    <Frame
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the icon set at build time
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
