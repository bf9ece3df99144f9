import { sectionsOf } from "./sectionsOf";

const Opening = () => <h1>Opening</h1>;
const Facts = ({ count }: { count: number }) => <p>{count}</p>;
const ProductSections = ({ count }: { count: number }) => (
  <>
    {count > 1 && <Facts count={count} />}
    <Opening />
  </>
);

test.each([
  {
    listed: "each under its component’s name",
    children: [<Opening key="1" />, <Facts key="2" count={1} />],
    names: ["Opening", "Facts"],
  },
  { listed: "alone where there is but one", children: <Opening />, names: ["Opening"] },
  { listed: "plain ones as bands", children: <div>Words</div>, names: ["Band"] },
  {
    listed: "gathered ones one by one",
    children: <ProductSections count={2} />,
    names: ["Facts", "Opening"],
  },
  {
    listed: "without those that content leaves out",
    children: <ProductSections count={1} />,
    names: ["Opening"],
  },
])("a page’s sections are listed $listed", ({ children, names }) => {
  expect(sectionsOf(children).map(({ name }) => name)).toEqual(names);
});
