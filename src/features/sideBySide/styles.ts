import styled from "@emotion/styled";
import { FigureTable } from "../../components/FigureTable";
import { Container } from "../../components/Layout";
import { printedAlone } from "../../lib/printAlone";
import { below, from, largeText } from "../../theme/breakpoints";
import { row, small, unseen } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** Printed by its own button, alone. */
export const Printed = styled.div`
  @media print {
    &:not([data-printed]) {
      display: none;
    }
  }
  ${printedAlone}
`;

/** Without loans the heading and the note share the width. */
export const Columns = styled(Container)`
  ${from("lg")} {
    [data-empty] & {
      display: grid;
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: clamp(3rem, 6vw, 6rem);
      & > :first-child {
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

/** On phones the name of a row is above its figures. The last row removes, where there is one. */
export const Table = styled(FigureTable)`
  background: ${color.background};
  border-radius: ${token.radius};
  table-layout: fixed;
  & th,
  & td {
    padding: ${space[3]} ${space[4]};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th:first-of-type {
    font-weight: 400;
  }
  & td {
    font-weight: 600;
  }
  & tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  @media print {
    & tr:has([data-remove]) {
      display: none;
    }
  }
  ${below("md")} {
    &,
    & thead,
    & tbody {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 ${space[2]};
      padding: ${space[2]} ${space[3]};
      border-bottom: 1px solid ${color.line};
    }
    &[data-loans="1"] tr {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-loans="2"] tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & th,
    & td {
      padding: 0;
      border: 0;
      text-align: start;
      font-size: 0.9375rem;
    }
    & th[scope="row"] {
      grid-column: 1 / -1;
      ${small}
    }
    & thead th:first-of-type,
    & tr:has([data-remove]) > th {
      ${unseen}
    }
    & button[data-size] {
      padding-inline: 0;
    }
    &[data-loans="3"] {
      & tr {
        column-gap: ${space[1]};
      }
      & td {
        font-size: clamp(0.75rem, 3.9vw, 0.9375rem);
      }
      & input {
        padding-inline: ${space[1]};
      }
    }
  }
  ${largeText} {
    &[data-loans] tr {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space[1]};
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
  ${largeText} {
    &::before {
      content: attr(data-loan) ": ";
      font-weight: 400;
    }
  }
`;

export const NameField = styled.input`
  margin-bottom: ${space[2]};
  width: 100%;
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radiusSmall};
  background: ${color.background};
  font-weight: 600;
  text-align: inherit;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
    font-weight: 400;
  }
  &:read-only {
    padding-inline: 0;
    border-color: transparent;
    background: none;
  }
`;

export const Meaning = styled.div`
  max-width: ${token.textWidth};
  margin-top: ${space[6]};
  padding-left: ${space[4]};
  border-left: 4px solid ${color.accent};
  & p + p {
    margin-top: ${space[2]};
  }
  & p:first-of-type {
    font-weight: 600;
  }
`;

export const Note = styled.p`
  max-width: ${token.textWidth};
  margin-block: ${space[4]};
  &[data-small] {
    ${small}
  }
`;

export const Actions = styled.div`
  ${row(space[2])}
  margin-top: ${space[6]};
  & + table {
    margin-top: ${space[6]};
  }
`;
