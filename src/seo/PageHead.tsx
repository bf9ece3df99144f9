/** @jsxRuntime classic */
// Gatsby collects the elements of a Head from React.createElement, which the automatic JSX runtime does not call.
import type { HeadProps } from "gatsby";
import React from "react";
import { locale } from "../lender";
import { required } from "../lib/required";
import { useSite } from "../lib/useSite";
import { type GraphNode, type PageType, pageGraph, pageUrl } from "./structuredData";

interface PageHeadProps {
  page: Queries.ContentPageFieldsFragment;
  /** Returns the entities that the page is about; the page refers to them by `@id`. */
  about?: (lender: Queries.LenderFieldsFragment) => readonly GraphNode[];
  /** The page's type in schema.org; WebPage if left out. */
  type?: PageType;
  /** False on pages that search engines must leave out. */
  indexed?: boolean;
}

/** Renders a page's title, meta tags, canonical link and structured data. */
export function PageHead({ page, about, type, indexed = true }: PageHeadProps) {
  const { lender } = useSite();
  const { title, description, shareType } = page.seo;
  const url = pageUrl(lender.url, page.path);
  const shareImage = `${lender.url}${shareImagePath(page.path)}`;
  const properties: [string, string][] = [
    ["og:type", shareType ?? "website"],
    ["og:site_name", lender.name],
    ["og:locale", locale.replace("-", "_")],
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
      {/* For programs, which load every page: a navigation need not bring it. */}
      {process.env.BUILD_STAGE !== "build-javascript" && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(pageGraph(lender, page, about?.(lender) ?? [], type)).replaceAll(
              "<",
              "\\u003c",
            ),
          }}
        />
      )}
    </>
  );
}

interface HeadOptions<Page> extends Pick<PageHeadProps, "type" | "indexed"> {
  /** Returns the entity that the page is about. */
  about?: (lender: Queries.LenderFieldsFragment, page: Page) => GraphNode;
}

/** Returns the Head of a template: `export const Head = headOf({ about: faqNode })`. */
export const headOf =
  <Page,>({ about, ...head }: HeadOptions<Page> = {}) =>
  ({ data }: HeadProps<{ page: (Page & Queries.ContentPageFieldsFragment) | null }>) => {
    const page = required(data.page);
    return (
      <PageHead {...head} page={page} about={(lender) => (about ? [about(lender, page)] : [])} />
    );
  };

/** Returns `/share/faq.jpg` for /faq and `/share/home.jpg` for /. */
const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "--")}.jpg`;
