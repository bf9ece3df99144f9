import { fillTemplate } from "../lib/fillTemplate";
import { formatDecimal } from "./money";

/** States the shares of the principal and the interest in the repayment. `interest` is in per cent. */
export const shareTexts = (
  { principalShare, interestShare }: Readonly<Record<"principalShare" | "interestShare", string>>,
  interest: number,
): [borrowed: string, interest: string] => {
  const share = (template: string, percent: number) =>
    fillTemplate(template, { percent: formatDecimal(BigInt(Math.round(10 * percent)), 1) });
  return [share(principalShare, 100 - interest), share(interestShare, interest)];
};
