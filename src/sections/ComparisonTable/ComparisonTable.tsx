import styled from "@emotion/styled";
import { FigureTable } from "../../components/FigureTable";
import { drawings, Icon } from "../../components/Icon";
import { Band, Container } from "../../components/Layout";
import { below, from, largeText } from "../../theme/breakpoints";
import { columns, small, stack, unseen } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** The lender beside banks and payday lenders: who offers what. */
export function ComparisonTable({ content }: { content: Queries.ComparisonFieldsFragment }) {
  const { title, lead, caption, rows, note } = content;
  const answer = (isOffered: boolean) => (
    <Answer data-offered={isOffered}>
      <Icon drawing={isOffered ? drawings.check : drawings.minus} />
      <span>{isOffered ? content.offered : content.notOffered}</span>
    </Answer>
  );
  return (
    <Band data-background="warm" aria-labelledby="comparison-title">
      <Columns>
        <div>
          <h2 id="comparison-title">{title}</h2>
          <p>{lead}</p>
        </div>
        <Table
          aria-describedby="comparison-note"
          caption={caption}
          corner={content.featureColumn}
          columns={[content.productColumn, content.banksColumn, content.paydayLendersColumn]}
          darkColumn={0}
          rows={rows.map(({ feature, product, banks, paydayLenders }) => ({
            key: feature,
            heading: feature,
            cells: [product, banks, paydayLenders].map(answer),
          }))}
        />
        <p id="comparison-note">{note}</p>
      </Columns>
    </Band>
  );
}

const Columns = styled(Container)`
  & > div {
    ${stack(`${space[4]} ${space[16]}`)}
    align-items: end;
    margin-bottom: ${space[10]};
    ${columns("md", "7fr 5fr")}
  }
  & > div p {
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & > p {
    max-width: ${token.textWidth};
    margin-top: ${space[6]};
    ${small}
  }
`;

/** A dark card behind the cells of this lender's column. */
const Table = styled(FigureTable)`
  border-collapse: separate;
  border-spacing: 0;
  & th,
  & td {
    padding: ${space[4]} ${space[2]};
    line-height: 1.3;
    text-align: center;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & thead th {
    border-bottom: 2px solid ${color.text};
    font-weight: 600;
    vertical-align: bottom;
  }
  & tbody th {
    font-weight: 500;
  }
  ${from("md")} {
    & th,
    & td {
      padding: ${space[5]} ${space[4]};
    }
    & thead th:not(:first-of-type) {
      width: 19%;
    }
  }
  ${below("md")} {
    font-size: 0.9375rem;
    table-layout: fixed;
    & thead th:not(:first-of-type) {
      width: 19%;
      font-size: 0.8125rem;
      padding-inline: ${space[1]};
    }
    /* For a name of eight letters. */
    & thead th:nth-of-type(2) {
      width: 23%;
    }
  }
  ${largeText} {
    & tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & th:first-of-type {
      grid-column: 1 / -1;
      border-bottom: 0;
    }
    & thead th:not(:first-of-type) {
      width: auto;
    }
  }
  & thead th:nth-of-type(2),
  & td:nth-of-type(1) {
    background: ${color.background};
    font-weight: 600;
  }
  & td:nth-of-type(1) svg {
    color: ${color.accent};
    @media (forced-colors: active), print {
      color: inherit;
    }
  }
  & thead th:nth-of-type(2) {
    border-radius: ${token.radius} ${token.radius} 0 0;
  }
  & tr:last-of-type td:nth-of-type(1) {
    border-radius: 0 0 ${token.radius} ${token.radius};
  }
`;

/** An icon with its meaning, which only assistive technology has on phones. */
const Answer = styled.span`
  &[data-offered="false"] {
    color: ${color.textMuted};
  }
  & svg {
    display: inline-block;
    vertical-align: middle;
    stroke-width: 2.25;
  }
  & span {
    margin-left: 0.3em;
  }
  ${below("md")} {
    & span {
      ${unseen}
    }
  }
`;
