import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { textsOf } from "../../../test/texts";
import { Employers } from "./Employers";

const content = {
  title: "Employers",
  lead: null,
  filter: "Name or town",
  found: "{found} of {all}",
  none: "Not on the list",
  note: null,
  employers: [
    { name: "Ébène Hospital", sector: "Health", town: "Arima" },
    { name: "Coral Foods", sector: "Retail", town: "Arima" },
    { name: "Coral Foods", sector: "Retail", town: "Couva" },
    { name: "Bay Hotel", sector: "Hospitality", town: "Couva" },
  ],
};

const names = () => textsOf(screen.queryAllByRole("listitem"));

test("lists every employer, and filters the list by name, sector or town", async () => {
  render(<Employers content={content} />);
  expect(names()).toHaveLength(content.employers.length);
  const filter = screen.getByRole("searchbox", { name: content.filter });
  await userEvent.type(filter, "ebene");
  expect(names()).toEqual(["Ébène HospitalHealth, Arima"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 4");
  await userEvent.clear(filter);
  await userEvent.type(filter, "arima coral");
  expect(names()).toEqual(["Coral FoodsRetail, Arima"]);
  await userEvent.clear(filter);
  await userEvent.type(filter, "hospital");
  expect(names()).toEqual(["Ébène HospitalHealth, Arima"]);
  await userEvent.type(filter, "i");
  expect(names()).toEqual(["Bay HotelHospitality, Couva"]);
  await userEvent.type(filter, "x");
  expect(names()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent(content.none);
});
