import { type GraphNode, reference, type Site } from "./structuredData";

/** Returns a leader as structured data. */
export function personNode(
  { url: site }: Site,
  leader: Queries.LeaderPageFieldsFragment,
): GraphNode {
  const { path, name, role, tagline, education, picture, social } = leader;
  const image = picture?.src.gatsbyImageData?.images.fallback?.src;
  return {
    "@type": "Person",
    "@id": `${site}${path}#person`,
    url: `${site}${path}`,
    name,
    jobTitle: role,
    description: tagline,
    email: social.email,
    sameAs: [social.linkedin],
    worksFor: reference(`${site}/#organization`),
    hasCredential: education.map(({ award, institution }) => ({
      "@type": "EducationalOccupationalCredential",
      name: award,
      recognizedBy: { "@type": "Organization", name: institution },
    })),
    ...(image && { image: `${site}${image}` }),
  };
}
