/** @jsxRuntime classic */
// Gatsby collects a Head's elements from React.createElement, which the automatic JSX runtime does not call.
import type { HeadProps } from "gatsby";
import React from "react";
import { locale } from "../../lib/lender";
import { useSite } from "../../lib/useSite";
import { nodes, type Subjects } from "./nodes";
import { type PageType, pageGraph, pageUrl } from "./structuredData";

interface HeadOptions<Subject> {
  /**
   * The name of the page's subject. With only a name, the page's scripts contain no code for structured data.
   */
  about?: Subject;
  /** The page's schema.org type. WebPage by default. */
  type?: PageType;
  /** The page's type for social networks. "website" by default. */
  shareType?: "article" | "profile" | "website";
  /** False for pages that search engines must not index. */
  indexed?: boolean;
  /** The page's language, if it is not the site's. */
  language?: string | null;
}

type Page<Subject extends keyof Subjects> = Subjects[Subject] & Queries.ContentPageFieldsFragment;

interface PageHeadProps<Subject extends keyof Subjects> extends HeadOptions<Subject> {
  page: Page<Subject>;
}

/** The page's title, meta tags, canonical link and structured data. */
export function PageHead<Subject extends keyof Subjects = "none">({
  page,
  about,
  type,
  shareType = "website",
  indexed = true,
  language,
}: PageHeadProps<Subject>) {
  const { lender } = useSite();
  const { title, description } = page.seo;
  const url = pageUrl(lender.url, page.path);
  const shareImage = `${lender.url}${shareImagePath(page.path)}`;
  const metas: [attribute: "name" | "property", name: string, content: string][] = [
    ["name", "description", description],
    ["name", "twitter:card", "summary_large_image"],
    ["property", "og:type", shareType],
    ["property", "og:site_name", lender.name],
    ["property", "og:locale", (language ?? locale).replace("-", "_")],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", url],
    ["property", "og:image", shareImage],
    ["property", "og:image:width", "1200"],
    ["property", "og:image:height", "630"],
    ["property", "og:image:alt", title],
  ];
  return (
    <>
      <title lang={language ?? undefined}>{title}</title>
      {metas.map(([attribute, name, content]) => (
        <meta key={name} {...{ [attribute]: name }} content={content} />
      ))}
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {/* For crawlers, which load every page in full, so client-side navigation can leave it out. */}
      {process.env.BUILD_STAGE !== "build-javascript" && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(
              pageGraph(lender, page, about && nodes[about](lender, page), type, language),
            ).replaceAll("<", "\\u003c"),
          }}
        />
      )}
    </>
  );
}

/** Returns the Head for a template: `export const Head = headOf({ about: "questions" })`. */
export const headOf =
  <Subject extends keyof Subjects = "none">(options: HeadOptions<Subject> = {}) =>
  ({ data }: HeadProps<{ page: Page<Subject> }>) => <PageHead {...options} page={data.page} />;

/** Returns the path of a page's share image: `/share/faq.jpg` for /faq, and `/share/home.jpg` for /. */
const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "--")}.jpg`;
