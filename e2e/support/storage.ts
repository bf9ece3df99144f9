import type { Page } from "@playwright/test";

/** Makes the browser deny both storages, for the pages opened after it. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
