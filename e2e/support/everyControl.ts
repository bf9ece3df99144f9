import type { Page } from "@playwright/test";

/** What is typed into each field, one after the other. */
const TEXTS = ["", "x", "7,350.55", "12"];

/** A page's own controls that lead nowhere else. */
const CONTROLS = [
  "input:not([type=radio], [type=checkbox], [type=range])",
  "textarea",
  "select",
  "[type=radio]",
  "[type=checkbox]",
  "[type=range]",
  "[role=tab]",
  "summary",
  "button",
]
  .map((control) => `main ${control}`)
  .join();

/** One use of a control: the position of the control among all, and how often it has been used. */
export interface Use {
  control: number;
  time: number;
}

/** Returns every use of every control that the page has now. */
export async function everyUse(page: Page): Promise<Use[]> {
  const times = await page.evaluate(
    ({ controls, texts }) =>
      [...document.querySelectorAll(controls)].map((control) => {
        if (control instanceof HTMLSelectElement) return control.options.length;
        return control.matches("textarea, input:not([type])") ||
          (control instanceof HTMLInputElement && control.selectionStart !== null) ||
          control.matches("[type=email]")
          ? texts
          : 1;
      }),
    { controls: CONTROLS, texts: TEXTS.length },
  );
  return times.flatMap((count, control) =>
    Array.from({ length: count }, (_, time) => ({ control, time })),
  );
}

/** Uses a control as the visitor would, whether or not it is in view. */
export const use = (page: Page, { control, time }: Use) =>
  page.evaluate(
    ({ controls, control, time, texts }) => {
      const element = document.querySelectorAll<HTMLElement>(controls)[control];
      const enter = (field: HTMLElement, value: string) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
          field,
          value,
        );
        for (const type of ["input", "change"])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      };
      if (element instanceof HTMLSelectElement) enter(element, element.options[time]?.value ?? "");
      else if (element instanceof HTMLTextAreaElement) enter(element, texts[time] ?? "");
      else if (!(element instanceof HTMLInputElement)) element?.click();
      else if (element.type === "range") enter(element, element.max);
      else if (["radio", "checkbox"].includes(element.type)) element.click();
      else enter(element, texts[time] ?? "");
    },
    { controls: CONTROLS, control, time, texts: TEXTS },
  );
