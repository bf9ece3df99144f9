import styled from "@emotion/styled";
import { from } from "../theme/breakpoints";
import { color, space } from "../theme/tokens";
import { ItemList } from "./ItemList";
import { Section } from "./Section";

const Links = styled(ItemList)`
  border-bottom: 1px solid ${color.line};
  & > li {
    align-items: baseline;
    row-gap: ${space[2]};
  }
  & > li > svg {
    align-self: start;
    margin-top: -0.15rem;
  }
  & a {
    margin-block: -0.6rem;
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${from("lg")} {
    & > li {
      grid-template: auto / 2.5rem minmax(0, 17rem) minmax(0, 1fr) 16rem;
      gap: ${space[6]};
      padding-block: ${space[8]};
    }
    & > li > :is(svg, h3, p, a) {
      grid-area: auto;
    }
    & a {
      justify-self: end;
    }
  }
`;

export function Signposts({ content }: { content: Queries.SignpostsFieldsFragment }) {
  return (
    <Section data-volume="quiet" content={content}>
      <Links items={content.signposts} data-icons="beside" />
    </Section>
  );
}
