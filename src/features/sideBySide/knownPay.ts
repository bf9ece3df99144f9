import { useSyncExternalStore } from "react";
import type { CurrencyCode } from "../../lending/money";

/** What the visitor has each month after fixed costs and other instalments, in cents. */
export interface KnownPay {
  readonly available: bigint;
  readonly currency: CurrencyCode;
}

let current: KnownPay | undefined;
const listeners = new Set<() => void>();

/** Passes a typed pay from its field to the comparison. It is kept in the page's memory only. */
export function setKnownPay(available: bigint | undefined, currency: CurrencyCode): void {
  current = available === undefined ? undefined : { available, currency };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKnownPay = (): KnownPay | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
