import { locale } from "../lender";
import { wordCount } from "../lib/readingTime";
import { type GraphNode, reference, type Site } from "./structuredData";

/** Returns an article as structured data, written and published by the lender. */
export function articleNode(
  { url: site }: Site,
  article: Queries.EducationArticleFieldsFragment,
): GraphNode {
  const address = `${site}${article.path}`;
  const organization = reference(`${site}/#organization`);
  const image = article.picture?.src.gatsbyImageData?.images.fallback?.src;
  return {
    "@type": "Article",
    "@id": `${address}#article`,
    headline: article.intro.title,
    description: article.seo.description,
    ...(image && { image: `${site}${image}` }),
    datePublished: article.published,
    dateModified: article.published,
    author: organization,
    publisher: organization,
    mainEntityOfPage: reference(`${address}#page`),
    inLanguage: locale,
    wordCount: wordCount(article.sections),
    isAccessibleForFree: true,
  };
}
