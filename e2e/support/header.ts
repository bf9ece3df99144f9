import type { Page } from "@playwright/test";
import { faq, lastOf, menus } from "./content";
import { openHeld } from "./network";
import { openTab } from "./page";

/** Two menus; the same one where there is a single menu. */
export const FIRST = lastOf(menus.slice(0, 1));
export const SECOND = lastOf(menus);

export const header = (page: Page) => page.getByRole("banner");

/** The states of the page's scripts in which the header works alike. */
export const STATES = {
  "after hydration": (page: Page) => openTab(page, faq.path),
  "before hydration": (page: Page) => openHeld(page, faq.path),
};
