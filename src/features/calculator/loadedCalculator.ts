import type { ComponentType } from "react";
import type { LiveCalculatorProps } from "./LiveCalculator";

/**
 * The calculator that computes, once its script has come: the calculators of the pages that the
 * visitor goes on to compute from their first moment, and show no example before.
 */
export const loadedCalculator: { current?: ComponentType<LiveCalculatorProps> | undefined } = {};
