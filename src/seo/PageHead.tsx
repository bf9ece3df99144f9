/** @jsxRuntime classic */
// Gatsby, where it renders the HTML, reads these elements from React.createElement: no new JSX here.
import { graphql } from "gatsby";
import React from "react";
import { useLender } from "../layout/useLender";
import { type PageType, pageGraph } from "./pageGraph";
import { shareImagePath } from "./shareImagePath";
import type { GraphNode } from "./structuredData";

interface PageHeadProps {
  page: Queries.PageSeoFragment;
  /** What the page is about, for search engines; linked to the site and the page by `@id`. */
  about?: readonly GraphNode[];
  /** What the page is, when it is more than a page. */
  type?: PageType;
  /** False on pages that should not be found by searching. */
  indexed?: boolean;
}

/** Everything in a page's head that search engines, browsers and people who share it read. */
export function PageHead({ page, about = [], type, indexed = true }: PageHeadProps) {
  const { lender } = useLender();
  const { title, description, shareType } = page.seo;
  const url = absolute(lender.url, page.path);
  const shareImage = absolute(lender.url, shareImagePath(page.path));
  const properties: [string, string][] = [
    ["og:type", shareType ?? "website"],
    ["og:site_name", lender.name],
    ["og:locale", "en_TT"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", shareImage],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
  const names: [string, string][] = [
    ["description", description],
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", shareImage],
    ["twitter:image:alt", title],
  ];
  return (
    <>
      <title>{title}</title>
      {names.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(pageGraph(lender, page, about, type)).replaceAll("<", "\\u003c"),
        }}
      />
    </>
  );
}

const absolute = (site: string, path: string) => (path === "/" ? `${site}/` : `${site}${path}`);

export const query = graphql`
  fragment PageSeo on ContentPage {
    path
    label
    parentPath
    seo {
      title
      description
      shareType
    }
  }
`;
