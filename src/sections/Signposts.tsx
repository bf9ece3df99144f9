import styled from "@emotion/styled";
import { ArrowLink } from "../components/ArrowLink";
import { Icon } from "../components/Icon";
import { Section } from "../components/Section";
import { below, from } from "../theme/breakpoints";
import { square } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

const Links = styled.ul`
  border-bottom: 1px solid ${color.line};
  & > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: ${space[2]} ${space[4]};
    align-items: baseline;
    justify-items: start;
    padding-block: ${space[6]};
    border-top: 1px solid ${color.line};
  }
  & > li > svg {
    ${square("2rem")}
    align-self: start;
    color: ${color.emphasis};
  }
  & h3 {
    font-size: ${size.h4};
  }
  & p {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
  ${below("lg")} {
    & h3 {
      align-self: center;
    }
    & p,
    & a {
      grid-column: 2;
    }
  }
  ${from("lg")} {
    & > li {
      grid-template-columns: 2.5rem minmax(0, 17rem) minmax(0, 1fr) 16rem;
      gap: ${space[6]};
      padding-block: ${space[8]};
    }
    & a {
      justify-self: end;
    }
  }
`;

/** Links to other pages, one per line, each after its description. */
export function Signposts({ content }: { content: Queries.SignpostsFieldsFragment }) {
  return (
    <Section data-background="plain" title={content.title} text={content.text}>
      <Links>
        {content.signposts.map(({ icon, title, description, action }) => (
          <li key={title}>
            <Icon drawing={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
            <ArrowLink to={action.to}>{action.label}</ArrowLink>
          </li>
        ))}
      </Links>
    </Section>
  );
}
