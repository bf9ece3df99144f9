/**
 * The exact integer `value × 10^decimals` of a decimal number from content: 2.75 with 4 decimals is
 * 27500. It reads the number's shortest decimal text, which is what the editor wrote, so binary
 * floating point never takes part.
 * @throws RangeError when the value is negative, not finite, or has more decimals than allowed
 */
export const exactInteger = (value: number, decimals: number): bigint => {
  const [, whole, fractional = ""] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fractional.length > decimals) {
    throw new RangeError(
      `${value} is not a number of zero or more with at most ${decimals} decimals`,
    );
  }
  return BigInt(whole + fractional.padEnd(decimals, "0"));
};
