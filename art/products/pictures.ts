import type { Picture } from "../picture";
import { business } from "./business";
import { government } from "./government";
import { salary } from "./salary";
import { sceneSize } from "./scene";

const product = (name: string, html: Picture["html"]): Picture => ({
  name,
  output: `content/products/${name}.png`,
  ...sceneSize,
  scale: 1.5,
  html,
});

export const pictures: Picture[] = [
  product("salary-loans", salary),
  product("business-loans", business),
  product("government-employee-loans", government),
];
