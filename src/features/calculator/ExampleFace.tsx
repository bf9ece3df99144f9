import { useLayoutEffect } from "react";
import { CalculatorFace, type CalculatorFaceProps } from "./CalculatorFace";

interface ExampleFaceProps extends CalculatorFaceProps {
  /** Just before another face takes this one's place, while its fields still stand in the page. */
  onLeave: () => void;
}

/** The worked example, until the calculator's script has come. */
export function ExampleFace({ onLeave, ...face }: ExampleFaceProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once
  useLayoutEffect(() => onLeave, []);
  return <CalculatorFace {...face} />;
}
