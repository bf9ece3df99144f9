import styled from "@emotion/styled";
import { FigureTable } from "../../components/FigureTable";
import { drawings, Icon } from "../../components/Icon";
import { Section } from "../../components/Section";
import { Small } from "../../components/Type";
import { unseen } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

export function ComparisonTable({ content }: { content: Queries.ComparisonFieldsFragment }) {
  const { caption, rows, note } = content;
  const answer = (isOffered: boolean) => (
    <Answer data-offered={isOffered}>
      <Icon drawing={isOffered ? drawings.check : drawings.minus} />
      <span>{isOffered ? content.offered : content.notOffered}</span>
    </Answer>
  );
  return (
    <Section data-background="warm" aria-labelledby="comparison-title" content={content}>
      <Table
        aria-describedby="comparison-note"
        caption={caption}
        narrow="scroll"
        corner={content.featureColumn}
        columns={[
          { label: content.productColumn, isDark: true },
          content.banksColumn,
          content.paydayLendersColumn,
        ]}
        rows={rows.map(({ feature, product, banks, paydayLenders }) => ({
          key: feature,
          heading: feature,
          cells: [product, banks, paydayLenders].map(answer),
        }))}
      />
      <Small as="p" id="comparison-note">
        {note}
      </Small>
    </Section>
  );
}

/** Draws a dark card behind the cells in the lender's own column. */
const Table = styled(FigureTable)`
  margin-bottom: ${space[6]};
  & table {
    border-collapse: separate;
    border-spacing: 0;
    line-height: 1.3;
  }
  & :is(thead th:not([data-corner]), td) {
    width: 19%;
    padding-inline: clamp(0.125rem, 1.5cqi, 1rem);
    text-align: center;
  }
  & tbody th {
    padding-inline-end: ${space[2]};
  }
  & [data-tone] {
    background: ${color.background};
    font-weight: 600;
  }
  & th[data-tone] {
    border-radius: ${token.radius} ${token.radius} 0 0;
    color: ${color.text};
  }
  & tr:not(:has(+ tr)) > td[data-tone] {
    border-radius: 0 0 ${token.radius} ${token.radius};
  }
  & [data-tone] svg {
    color: ${color.emphasis};
    @media (forced-colors: active), print {
      color: inherit;
    }
  }
  /* Shows only the icons. Assistive technology still gets the text. */
  @container (14em < width < 40em) {
    & td span span {
      ${unseen}
    }
  }
`;

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
`;
