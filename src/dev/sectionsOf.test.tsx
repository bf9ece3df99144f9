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
    condition: "there are several",
    children: [<Opening key="1" />, <Facts key="2" count={1} />],
    names: ["Opening", "Facts"],
  },
  { condition: "there is only one", children: <Opening />, names: ["Opening"] },
  { condition: "one is a plain element", children: <div>Text</div>, names: ["Band"] },
  {
    condition: "a component groups them",
    children: <ProductSections count={2} />,
    names: ["Facts", "Opening"],
  },
  {
    condition: "the content has none for one of them",
    children: <ProductSections count={1} />,
    names: ["Opening"],
  },
])("returns the names of a page’s sections when $condition", ({ children, names }) => {
  expect(sectionsOf(children).map(({ name }) => name)).toEqual(names);
});
