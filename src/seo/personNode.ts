import { type GraphNode, reference } from "./structuredData";

/** Returns a leader as structured data. */
export function personNode(siteUrl: string, leader: Queries.LeaderPageFieldsFragment): GraphNode {
  const { path, name, role, tagline, education, picture, social } = leader;
  const image = picture?.src.gatsbyImageData?.images.fallback?.src;
  return {
    "@type": "Person",
    "@id": `${siteUrl}${path}#person`,
    url: `${siteUrl}${path}`,
    name,
    jobTitle: role,
    description: tagline,
    email: social.email,
    sameAs: [social.linkedin],
    worksFor: reference(`${siteUrl}/#organization`),
    hasCredential: education.map(({ award, institution }) => ({
      "@type": "EducationalOccupationalCredential",
      name: award,
      recognizedBy: { "@type": "Organization", name: institution },
    })),
    ...(image && { image: `${siteUrl}${image}` }),
  };
}
