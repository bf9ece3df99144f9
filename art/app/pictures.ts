import type { Picture } from "../picture";
import { heroPhone } from "./heroPhone";
import { phoneSize } from "./phone";
import { screenPage } from "./screenPage";
import { approved } from "./screens/approved";
import { funds } from "./screens/funds";
import { prequalification } from "./screens/prequalification";
import { registration } from "./screens/registration";
import { schedule } from "./screens/schedule";
import { welcome } from "./screens/welcome";

const screens = {
  welcome,
  registration,
  prequalification,
  approved,
  funds,
  schedule,
};

export const pictures: Picture[] = [
  ...Object.entries(screens).map(
    ([name, screen]): Picture => ({
      name: `screen-${name}`,
      output: `content/app/screen-${name}.png`,
      ...phoneSize,
      scale: 3,
      transparent: true,
      html: () => screenPage(screen()),
    }),
  ),
  {
    name: "hero-phone",
    output: "content/home/hero-phone.png",
    width: 440,
    height: 780,
    scale: 2.5,
    transparent: true,
    html: heroPhone,
  },
];
