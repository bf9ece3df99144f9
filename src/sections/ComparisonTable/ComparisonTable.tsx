import { graphql } from "gatsby";
import { drawings, Icon } from "../../components/Icon";
import { Band } from "../../components/Layout";
import { Columns, Table } from "./styles";

interface ComparisonTableProps {
  content: Queries.ComparisonDataFragment;
}

/** The lender beside banks and payday lenders: who offers what. */
export function ComparisonTable({ content }: ComparisonTableProps) {
  const { title, lead, caption, rows, note } = content;
  return (
    <Band data-background="warm" aria-labelledby="comparison-title">
      <Columns>
        <div>
          <h2 id="comparison-title">{title}</h2>
          <p>{lead}</p>
        </div>
        <Table aria-describedby="comparison-note">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{content.featureColumn}</th>
              <th scope="col" data-tone="dark">
                {content.productColumn}
              </th>
              <th scope="col">{content.banksColumn}</th>
              <th scope="col">{content.paydayLendersColumn}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, product, banks, paydayLenders }) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {[product, banks, paydayLenders].map((offered, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns have fixed positions
                  <td key={column} data-offered={offered} data-tone={column ? undefined : "dark"}>
                    <Icon drawing={offered ? drawings.check : drawings.minus} />
                    <span>{offered ? content.offered : content.notOffered}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <p id="comparison-note">{note}</p>
      </Columns>
    </Band>
  );
}

export const query = graphql`
  fragment ComparisonData on Comparison {
    title
    lead
    caption
    featureColumn
    productColumn
    banksColumn
    paydayLendersColumn
    offered
    notOffered
    rows {
      feature
      product
      banks
      paydayLenders
    }
    note
  }
`;
