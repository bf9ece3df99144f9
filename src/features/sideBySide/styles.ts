import styled from "@emotion/styled";
import { FieldBox } from "../../components/Field";
import { FigureTable } from "../../components/FigureTable";
import { Container } from "../../components/Layout";
import { from } from "../../theme/breakpoints";
import { rule, small, unseen } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** Without loans the heading and the note share the width. */
export const Columns = styled(Container)`
  ${from("lg")} {
    [data-empty] & {
      display: grid;
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: clamp(3rem, 6vw, 6rem);
      & > :has(> h2) {
        grid-row: 1 / span 3;
      }
    }
  }
`;

/** Where the first loan will be. */
export const Empty = styled.p`
  padding: ${space[8]} ${space[6]};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${token.radius};
  &[data-pending] {
    visibility: hidden;
  }
`;

/** On phones the name of a row is above its figures, which keep their columns. */
export const Table = styled(FigureTable)`
  padding-inline: ${space[4]};
  border-radius: ${token.radius};
  background: ${color.background};
  & table {
    table-layout: fixed;
  }
  & :is(th, td) {
    vertical-align: top;
  }
  & td {
    font-weight: 600;
  }
  @container (14em < width <= 34em) {
    & [data-corner],
    & tr:has([data-remove]) > th {
      ${unseen}
    }
    & tbody th {
      ${small}
    }
    & :is(thead th, td) {
      flex-basis: 0;
      text-align: start;
      font-size: clamp(0.75rem, 4.4cqi, 0.9375rem);
    }
    & td::before {
      content: none;
    }
    & button[data-size] {
      padding-inline: 0;
    }
    & input {
      padding-inline: ${space[1]};
    }
  }
  @media print {
    & tr:has([data-remove]) {
      display: none;
    }
  }
`;

/** A loan's figure, with the mark of the lowest one in words. */
export const LoanFigure = styled.span`
  &[data-lowest] {
    color: ${color.positive};
  }
  & small {
    display: block;
    font-size: ${size.small};
    font-weight: 600;
  }
`;

export const NameBox = styled(FieldBox)`
  margin-bottom: ${space[2]};
  padding-inline: ${space[2]};
  & > input {
    font-weight: 600;
    text-align: inherit;
  }
  & > ::placeholder {
    color: ${color.textMuted};
    opacity: 1;
    font-weight: 400;
  }
`;

export const Meaning = styled.div`
  max-width: ${token.textWidth};
  margin-bottom: ${space[6]};
  ${rule}
  font-weight: 600;
  & p + p {
    margin-top: ${space[2]};
    font-weight: 400;
  }
`;

export const Note = styled.p`
  max-width: ${token.textWidth};
  margin-block: ${space[4]};
  ${small}
`;
