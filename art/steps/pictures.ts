import { appStyles } from "../app/screenPage";
import { htmlDocument } from "../document";
import type { Picture } from "../picture";
import { apply, applyStyles } from "./apply";
import { approval, approvalStyles } from "./approval";
import { receipt, receiptStyles } from "./receipt";
import { register, registerStyles } from "./register";

const common = `
  body > div { position: relative; width: 640px; height: 480px; overflow: hidden; }
  .float { position: absolute; display: flex; gap: 14px; align-items: center; padding: 14px 20px 14px 14px; border-radius: 24px; background: #fff;
    font-size: 18px; line-height: 1.3; box-shadow: 0 26px 48px -18px rgb(3 31 38 / .5), 0 1px 3px rgb(3 31 38 / .12); }
  .float small { font-size: 15px; color: var(--inkSoft); }
  .float .icon-tile { width: 48px; height: 48px; border-radius: 16px; }`;

const step = (name: string, styles: string, body: () => string): Picture => ({
  name: `step-${name}`,
  output: `content/home/step-${name}.png`,
  width: 640,
  height: 480,
  scale: 2,
  html: () => htmlDocument({ styles: appStyles + common + styles, body: body() }),
});

/**
 * Details of the app for the steps of How it Works. They show no amount, because the home page shows them.
 */
export const pictures: Picture[] = [
  step("register", registerStyles, register),
  step("apply", applyStyles, apply),
  step("approved", approvalStyles, approval),
  step("funds", receiptStyles, receipt),
];
