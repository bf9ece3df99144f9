import type { LateCode } from "../../layout/LatePart";
import type { CalculatorBody } from "./CalculatorBody";

/**
 * The code of what follows the calculator page's opening. The build's own rendering has it at once;
 * the browser's script leaves that branch out. The chunk's name follows from the template's, so
 * that the page names it among the files it needs.
 */
export const calculatorBody: LateCode<typeof CalculatorBody> = {
  current:
    process.env.BUILD_STAGE === "build-html"
      ? (require("./CalculatorBody") as typeof import("./CalculatorBody")).CalculatorBody
      : undefined,
  async fetch() {
    const { CalculatorBody } = await import(
      /* webpackChunkName: "component---src-templates-calculator-page-tsx-body" */ "./CalculatorBody"
    );
    calculatorBody.current = CalculatorBody;
  },
};
