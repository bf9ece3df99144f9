import { type ComponentType, lazy } from "react";
import type { LiveFormProps } from "./LiveForm";

type FormCode = { default: ComponentType<LiveFormProps> };

let deliver: (code: FormCode) => void = () => {};
const delivered = new Promise<FormCode>((resolve) => {
  deliver = resolve;
});

/**
 * The form. Its HTML stands in the prerendered page; in the browser its code comes once
 * `fetchForm` is called, and React then takes over the fields where they stand, with what the
 * visitor has typed into them. So the build's own rendering has the code at once, and the browser's
 * script leaves that branch out.
 */
export const LateForm: ComponentType<LiveFormProps> =
  process.env.BUILD_STAGE === "build-html"
    ? (require("./LiveForm") as typeof import("./LiveForm")).LiveForm
    : lazy(() => delivered);

/** @throws when the code cannot be fetched; it may be called again */
export async function fetchForm(): Promise<void> {
  const { LiveForm } = await import(/* webpackChunkName: "contact" */ "./LiveForm");
  deliver({ default: LiveForm });
}
