import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { swatch } from "../../components/swatch";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} clamp(2rem, 8vw, 8rem);
  ${from("md")} {
    &:not([data-plain]) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  & > div > p {
    max-width: ${token.textWidth};
    margin-block: ${space[6]} ${space[4]};
    color: ${color.textMuted};
  }
  ${from("lg")} {
    &[data-plain] {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.35fr);
      row-gap: 0;
    }
    &[data-plain] > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

export const Lender = styled.div`
  margin-top: ${space[6]};
  padding-left: ${space[4]};
  border-left: 4px solid ${color.accent};
  font-size: ${size.small};
  line-height: 1.5;
  color: ${color.textMuted};
  & address {
    font-style: normal;
  }
`;

/** Aligned with the section's lower edge. */
export const Phone = styled.div`
  justify-self: center;
  align-self: end;
  width: min(16rem, 100%);
  aspect-ratio: 1 / 1.5;
  margin-bottom: calc(-1 * ${space.section});
  overflow: hidden;
  ${from("md")} {
    justify-self: end;
    width: clamp(15rem, 29vw, 26rem);
    aspect-ratio: 1 / 1.9;
  }
  @media print {
    display: none;
  }
`;

export const Headline = styled.p`
  && {
    margin: 0 0 ${space[6]};
    font-size: ${size.large};
  }
  & strong {
    display: inline-block;
    margin-right: ${space[2]};
    font: 700 ${size.h1} / 1 ${token.fontDisplay};
    letter-spacing: -0.03em;
    color: ${color.accent};
    @media print {
      color: inherit;
    }
  }
`;

export const Rows = styled.dl`
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[6]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  & dt {
    flex: 1 1 min-content;
    color: ${color.textMuted};
  }
  & dd {
    margin-left: auto;
    font-weight: 600;
  }
`;

export const Bar = styled.figure`
  margin-top: ${space[6]};
  & svg {
    width: 100%;
    height: 0.875rem;
    border-radius: ${token.radiusSmall};
  }
  & rect.borrowed {
    fill: ${color.emphasis};
  }
  & rect.interest {
    fill: ${color.accent};
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[6]};
    margin-top: ${space[3]};
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & span::before {
    ${swatch}
  }
  & span.interest::before {
    background: ${color.accent};
  }
`;
