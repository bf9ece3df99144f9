import styled from "@emotion/styled";
import { Container } from "../../components/Layout/Container";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]} ${space[16]};
  align-items: start;
  ${from("lg")} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  }
`;

export const Hours = styled.section`
  padding: ${space[8]};
  border-radius: ${token.radiusLarge};
  background: ${color.ground};
  & h2 {
    margin-bottom: ${space[5]};
    font-size: ${size.h4};
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    border: 1px solid;
  }
`;

export const Cards = styled.section`
  margin-top: ${space[10]};
  & h2 {
    font-size: ${size.h4};
  }
  & ul {
    margin-top: ${space[3]};
  }
  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[4]};
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
  }
  & li svg {
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
`;
