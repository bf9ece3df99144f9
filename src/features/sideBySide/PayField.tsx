import { useEffect, useId, useState } from "react";
import { Field, MessageLine, NumberField } from "../../components/NumberField";
import { payProblem } from "../../lending/inputMessages";
import { OFFER_CURRENCY } from "../../lending/offerSentences";
import { parseAmount } from "../../lending/parseInput";
import { setKnownPay } from "./knownPay";
import { Pay } from "./styles";

interface PayFieldProps {
  labels: Queries.SideBySideLabelsDataFragment["pay"];
}

/** The visitor's pay, for a page that has no other field for it. */
export function PayField({ labels }: PayFieldProps) {
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
