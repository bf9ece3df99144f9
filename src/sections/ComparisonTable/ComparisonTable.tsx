import { drawings, Icon } from "../../components/Icon";
import { Band } from "../../components/Layout";
import { Answer, Columns, Table } from "./styles";

interface ComparisonTableProps {
  content: Queries.ComparisonFieldsFragment;
}

/** The lender beside banks and payday lenders: who offers what. */
export function ComparisonTable({ content }: ComparisonTableProps) {
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
          columns={[
            { key: "product", heading: content.productColumn, tone: "dark" },
            { key: "banks", heading: content.banksColumn },
            { key: "paydayLenders", heading: content.paydayLendersColumn },
          ]}
          rows={rows.map(({ feature, product, banks, paydayLenders }) => ({
            key: feature,
            heading: feature,
            cells: {
              product: answer(product),
              banks: answer(banks),
              paydayLenders: answer(paydayLenders),
            },
          }))}
        />
        <p id="comparison-note">{note}</p>
      </Columns>
    </Band>
  );
}
