import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { readContent } from "../../../test/readContent";
import { PageHead } from "./PageHead";

const { url: site } = readContent<Queries.LenderFieldsFragment>("site.yaml");

const page = {
  path: "/faq",
  parentPage: null,
  label: "FAQ",
  seo: { title: "Questions & answers", description: "What people <ask>." },
};
const headOf = (props: Partial<ComponentProps<typeof PageHead>> = {}) => {
  const head = document.createElement("div");
  head.innerHTML = renderToStaticMarkup(<PageHead page={page} {...props} />);
  return head;
};
const content = (head: Element, name: string) =>
  head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");

test("renders the same title, description and URL for browsers, search engines and social networks", () => {
  const head = headOf();
  expect(head.querySelector("title")?.textContent).toBe("Questions & answers");
  expect(content(head, "og:title")).toBe("Questions & answers");
  expect(content(head, "description")).toBe("What people <ask>.");
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${site}/faq`);
  expect(content(head, "og:url")).toBe(`${site}/faq`);
  expect(content(head, "og:type")).toBe("website");
  expect(content(head, "og:image")).toBe(`${site}/share/faq.jpg`);
  expect(content(head, "twitter:card")).toBe("summary_large_image");
});

test("escapes tags in structured data, which could end its script element", () => {
  const data = headOf().querySelector("script")?.innerHTML ?? "";
  expect(data).not.toContain("<ask>");
  expect(JSON.parse(data)).toMatchObject({ "@context": "https://schema.org" });
});

test("declares the language of a page that is not in the site's", () => {
  const head = headOf({ language: "es" });
  expect(head.querySelector("title")).toHaveAttribute("lang", "es");
  const { "@graph": nodes } = JSON.parse(head.querySelector("script")?.innerHTML ?? "");
  expect(nodes).toContainEqual(
    expect.objectContaining({ "@type": "WebPage", inLanguage: "es", name: page.seo.title }),
  );
  expect(headOf().querySelector("title")).not.toHaveAttribute("lang");
});

test("renders noindex instead of a canonical link when the page must not be indexed", () => {
  const head = headOf({ indexed: false });
  expect(content(head, "robots")).toBe("noindex");
  expect(head.querySelector("link[rel=canonical]")).toBeNull();
});

test.each([
  ["/", "/share/home.jpg"],
  ["/faq", "/share/faq.jpg"],
  ["/education/flat", "/share/education--flat.jpg"],
])("for the page %s, uses the share image %s", (path, image) => {
  expect(content(headOf({ page: { ...page, path } }), "og:image")).toBe(`${site}${image}`);
});
