import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { from, largeText } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]} ${space[16]};
  align-items: start;
  ${from("lg")} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  }
`;

/** Stays beside the form, which is the taller of the two. */
export const Aside = styled.div`
  ${from("lg")} {
    position: sticky;
    top: calc(${token.headerHeight} + ${space[6]});
  }
`;

export const Hours = styled.section`
  padding: min(clamp(1.25rem, 4vw, 2rem), 6.25vw);
  border-radius: ${token.radiusLarge};
  background: ${color.background};
  & h2 {
    margin-bottom: ${space[5]};
    font-size: ${size.h4};
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & dt {
    flex: 1 1 min-content;
    color: ${color.textMuted};
    text-wrap: balance;
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    border: 1px solid;
  }
`;

export const Touch = styled.section`
  margin-top: ${space[10]};
  & > h2 {
    font-size: ${size.h4};
  }
  & ul {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[5]};
  }
  ${from("md")} {
    & ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${from("lg")} {
    & ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** One way to reach the lender. */
export const TouchCard = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${token.radius};
  background: ${color.background};
  & > svg {
    width: 2.75rem;
    height: 2.75rem;
    padding: 0.6rem;
    border-radius: ${token.radiusRound};
    background: ${color.positiveBackground};
    color: ${color.emphasis};
  }
  & h3 {
    font: 600 ${size.body} / 1.5 ${token.fontText};
    letter-spacing: 0;
  }
  & a {
    display: inline-block;
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
  & address {
    font-style: normal;
  }
  & p {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
  ${from("md")} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  ${from("lg")} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
