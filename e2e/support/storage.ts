import type { Page } from "@playwright/test";

/** How browsers refuse to store something. */
export const STORAGE_FAULTS = ["denied", "full"] as const;

/** Makes the browser deny both storages, or has no room left in them; for the pages opened after it. */
export const breakStorage = (page: Page, fault: (typeof STORAGE_FAULTS)[number]) =>
  page.addInitScript((fault) => {
    if (fault === "full")
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    else
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
  }, fault);
