import { graphql } from "gatsby";
import { LinkRows } from "./LinkRows";

/** If there are at least this many leaders, pages list them instead of showing large portraits. */
export const LISTED = 8;

export const LeaderLinks = ({ leaders }: { leaders: readonly Queries.LinkedLeaderFragment[] }) => (
  <LinkRows
    links={leaders.map(({ path, name, role, picture }) => ({
      to: path,
      picture: picture && { ...picture, alt: "" },
      note: role,
      title: name,
    }))}
  />
);

export const query = graphql`
  fragment LinkedLeader on LeaderPage {
    path
    name
    role
    picture {
      ...ThumbnailPicture
    }
  }
`;
