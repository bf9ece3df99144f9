import styled from "@emotion/styled";
import { color, size, space, token } from "../theme/tokens";

interface PaySlipProps {
  slip: Queries.PaySlipFieldsFragment;
  heading?: "h2" | "h4";
}

/** A pay slip whose line of the loan slides in. Its totals are right from the first frame. */
export const PaySlip = ({ slip, heading: Heading = "h2" }: PaySlipProps) => {
  const { title, gross, deducted, before, loan, net, figures } = slip;
  if (!figures) return null;
  return (
    <Paper data-tone="light">
      <Heading>{title}</Heading>
      <dl>
        <Line label={gross.label} amount={figures.gross} />
        <Line label={deducted.label} amount={`−${figures.deducted}`} />
        <Line label={before} amount={figures.before} />
        <Line data-kind="loan" label={loan} amount={`−${figures.instalment}`} />
        <Line data-kind="net" label={net} amount={figures.net} />
      </dl>
    </Paper>
  );
};

interface LineProps {
  label: string;
  amount: string;
  "data-kind"?: "loan" | "net";
}

const Line = ({ label, amount, ...kind }: LineProps) => (
  <div {...kind}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);

const Paper = styled.div`
  @keyframes slide-in {
    from { transform: translateX(-1rem); opacity: 0; }
  }
  width: 100%;
  max-width: 30rem;
  padding: ${space[5]} ${space[5]} ${space[4]};
  border-radius: ${token.radius};
  background: ${color.background};
  color: ${color.text};
  font-size: ${size.compact};
  filter: ${token.liftPaper};
  & > :is(h2, h4) {
    font: 700 ${size.large} / 1.3 ${token.fontDisplay};
    letter-spacing: -0.01em;
  }
  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > dl > [data-kind="loan"] {
    margin-inline: calc(-1 * ${space[3]});
    padding-inline: ${space[3]};
    border: 0;
    border-radius: ${token.radiusSmall};
    background: ${color.dangerBackground};
    color: ${color.danger};
    font-weight: 600;
    animation: slide-in 250ms ${token.easing};
  }
  & > dl > [data-kind="net"] {
    border: 0;
    font: 700 ${size.h3} / 1.3 ${token.fontDisplay};
    & dt {
      font: 600 ${size.compact} / 1.3 ${token.fontText};
    }
  }
`;
