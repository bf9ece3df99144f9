import { fillTemplate } from "../lib/fillTemplate";
import { formatDecimal } from "./money";

/** States the principal and interest as shares of the repayment. */
export const shareTexts = (
  { principalShare, interestShare }: Readonly<Record<"principalShare" | "interestShare", string>>,
  interest: number,
): [borrowed: string, interest: string] => {
  const share = (template: string, percent: number) =>
    fillTemplate(template, { percent: formatDecimal(BigInt(Math.round(10 * percent)), 1) });
  return [share(principalShare, 100 - interest), share(interestShare, interest)];
};
