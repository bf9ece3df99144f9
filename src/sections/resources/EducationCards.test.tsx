import { render } from "@testing-library/react";
import { EducationCards } from "./ResourcesSections";

it("renders only its anchor when there are no articles", () => {
  const content = { title: "Learn", lead: "How it works.", readMore: "Read More", all: "All" };
  const { container } = render(<EducationCards content={content} articles={[]} allArticles="" />);
  expect(container.querySelector("#education")).toBeEmptyDOMElement();
  expect(container).toHaveTextContent(/^$/);
});
