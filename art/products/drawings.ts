import type { Drawing } from "../picture";
import { paySlip } from "./paySlip";

export const drawings: Drawing[] = [
  {
    name: "pay-slip",
    output: "content/products/pay-slip.svg",
    svg: paySlip,
    minify: true,
  },
];
