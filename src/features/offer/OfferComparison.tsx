import styled from "@emotion/styled";
import { useState } from "react";
import { NumberField } from "../../components/NumberField";
import { type AmountTexts, amountProblem } from "../../lending/inputMessages";
import { OWN_CURRENCY } from "../../lending/money";
import { parseAmount } from "../../lending/parseInput";
import { space } from "../../theme/tokens";
import { useShareTypedPay } from "../sideBySide/keptLoansStore";
import { SideBySide, type SideBySideProps } from "../sideBySide/SideBySide";

/** The comparison with a field for the pay, which calculators have elsewhere. */
export function OfferComparison({ labels, amounts }: SideBySideProps & { amounts: AmountTexts }) {
  const { takeHome, hint } = labels.pay;
  const [text, setText] = useState("");
  const pay = parseAmount(text);
  useShareTypedPay(pay.ok ? pay.cents : undefined, OWN_CURRENCY.code);
  const payField = (
    <Pay>
      <NumberField
        label={takeHome}
        before={OWN_CURRENCY.code}
        text={text}
        onText={setText}
        message={pay.ok || pay.problem === "empty" ? { text: hint } : amountProblem(pay, amounts)}
      />
    </Pay>
  );
  return <SideBySide labels={labels} payField={payField} />;
}

const Pay = styled.div`
  max-width: 32rem;
  margin-top: ${space[6]};
`;
