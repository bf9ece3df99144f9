import styled from "@emotion/styled";
import { tableStyles } from "../../components/FigureTable";
import { Numbers } from "../../components/Numbers";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Muted, Small } from "../../components/Type";
import { card, columns, flushGrid, stack, tapLink } from "../../theme/parts";
import { space, token } from "../../theme/tokens";

type Page = Queries.CannotPayPageFieldsFragment;

/** Says what to do in each situation. */
export const Situations = ({ content }: { content: Page["situations"] }) => (
  <Section id="situations" content={content}>
    <Numbers />
    <Entries data-lines="">
      {content.situations.map(({ label, advice }) => (
        <li key={label}>
          <h3>{label}</h3>
          <RichText html={advice} />
        </li>
      ))}
    </Entries>
  </Section>
);

export const IndependentHelp = ({ content }: { content: NonNullable<Page["help"]> }) => (
  <Section data-volume="quiet" id="help" data-background="warm" content={content}>
    <Bodies>
      {content.bodies.map(({ name, does, address, hours, links }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{does}</p>
          {address && <Muted>{address}</Muted>}
          {hours && <Muted>{hours}</Muted>}
          {links?.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </li>
      ))}
    </Bodies>
    {content.note && <Note as="p">{content.note}</Note>}
  </Section>
);

/** Says what happens from before the due date until after several missed instalments. */
export const Stages = ({ content }: { content: Page["stages"] }) => (
  <Section data-volume="quiet" id="happens" content={content}>
    <Text>
      <RichText html={content.text} />
    </Text>
  </Section>
);

/** Puts the headings beside the advice where there is room. */
const Entries = styled.ul`
  margin-top: ${space[8]};
  & > li {
    ${stack(`${space[2]} ${space.columns}`)}
    ${columns("md", "minmax(0, 1fr) minmax(0, 2fr)")}
  }
`;

const Bodies = styled.ul`
  ${flushGrid("17rem", space[4])}
  & > li {
    overflow-wrap: anywhere;
    ${card.outline}
  }
  & a {
    ${tapLink}
    margin-right: ${space[5]};
  }
`;

const Note = styled(Small)`
  margin-top: ${space[5]};
`;

/** Text with tables as wide as the page, but not its lists. Where rows are stacked, each label has its own line. */
const Text = styled.div`
  & > * {
    max-width: none;
  }
  & ul {
    max-width: ${token.textWidth};
  }
  & [data-narrow] {
    ${tableStyles}
    & :is(td, th) {
      text-align: start;
    }
    & td {
      width: 40%;
    }
    & td::before {
      float: none;
      display: block;
    }
  }
`;
