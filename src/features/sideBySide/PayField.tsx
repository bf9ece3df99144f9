import { useEffect, useId, useState } from "react";
import { parseAmount } from "../../lending/parseInput";
import { Field, MessageLine, NumberBox } from "../calculator/form/styles";
import { payProblem } from "../calculator/state/messages";
import { OFFER_CURRENCY } from "../offer/state/offerSentences";
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
          <label htmlFor={id}>{labels.takeHome}</label>
          <NumberBox>
            <span aria-hidden="true">{OFFER_CURRENCY.code}</span>
            <input
              id={id}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-describedby={`${id}-message`}
              aria-invalid={problem !== undefined}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </NumberBox>
        </div>
        <MessageLine id={`${id}-message`} data-kind={problem && "problem"}>
          {problem ? payProblem(problem, labels.takeHome, false) : labels.hint}
        </MessageLine>
      </Field>
    </Pay>
  );
}
