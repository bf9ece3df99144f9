import styled from "@emotion/styled";
import { useEffect, useId, useState } from "react";
import { Field, MessageLine, NumberField } from "../../components/NumberField";
import { payProblem } from "../../lending/inputMessages";
import { OFFER_CURRENCY } from "../../lending/offerSentences";
import { parseAmount } from "../../lending/parseInput";
import { space } from "../../theme/tokens";
import { setKnownPay } from "../sideBySide/knownPay";
import { SideBySide } from "../sideBySide/SideBySide";
import type { SideBySideProps } from "../sideBySide/SideBySideSection";

interface PayFieldProps {
  labels: Queries.SideBySideLabelsFieldsFragment["pay"];
}

/** The comparison with a field for the pay, which calculators have elsewhere. */
export const OfferComparison = ({ labels }: SideBySideProps) => (
  <SideBySide labels={labels} payField={<PayField labels={labels.pay} />} />
);

function PayField({ labels }: PayFieldProps) {
  const id = useId();
  const [text, setText] = useState("");
  const pay = parseAmount(text);
  const available = pay.ok ? pay.cents : undefined;
  const problem = pay.ok || pay.problem === "empty" ? undefined : pay.problem;
  useEffect(() => {
    setKnownPay(available, OFFER_CURRENCY.code);
    return () => setKnownPay(undefined, OFFER_CURRENCY.code);
  }, [available]);
  return (
    <Pay>
      <Field>
        <div>
          <NumberField
            label={labels.takeHome}
            before={OFFER_CURRENCY.code}
            aria-describedby={`${id}-message`}
            isInvalid={problem !== undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <MessageLine id={`${id}-message`} data-kind={problem && "problem"}>
          {problem ? payProblem(problem, labels.takeHome, false) : labels.hint}
        </MessageLine>
      </Field>
    </Pay>
  );
}

const Pay = styled.div`
  max-width: 32rem;
  margin-top: ${space[6]};
`;
