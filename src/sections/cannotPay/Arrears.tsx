import styled from "@emotion/styled";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Muted } from "../../components/Type";
import { withoutScript } from "../../theme/breakpoints";
import { card, fitGrid, lineLink, row, rule } from "../../theme/parts";
import { color, size, space } from "../../theme/tokens";

/**
 * Explains what happens if a payment is missed, step by step from before the due date: who writes to whom,
 * what it costs, and when.
 */
export function Arrears({ content }: { content: Queries.ArrearsRowsFieldsFragment }) {
  return (
    <Section id="happens" content={content}>
      <Moments>
        {content.rows.map(({ when, what, who, cost, time }) => (
          <li key={when}>
            <h3>{when}</h3>
            <p>{what}</p>
            <dl>
              <dt>{content.who}</dt>
              <dd>{who}</dd>
              <dt>{content.cost}</dt>
              <dd>{cost}</dd>
              <dt>{content.time}</dt>
              <dd>{time}</dd>
            </dl>
          </li>
        ))}
      </Moments>
      <Note>
        <RichText html={content.note} />
      </Note>
    </Section>
  );
}

/** A letter to fill in by hand, for browsers without JavaScript. */
export const BlankLetter = ({ letter }: { letter: Queries.BlankLetterFieldsFragment }) => (
  <Letter>
    <h3>{letter.title}</h3>
    <Muted>{letter.lead}</Muted>
    {letter.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Letter>
);

export function IndependentHelp({ content }: { content: Queries.IndependentHelpFieldsFragment }) {
  return (
    <Section id="help" content={content}>
      <Bodies>
        {content.bodies.map(({ name, does, address, hours, links }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{does}</p>
            {address && <Muted>{address}</Muted>}
            {hours && <Muted>{hours}</Muted>}
            {links.map(({ label, to }) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </li>
        ))}
      </Bodies>
      {content.note && <Note>{content.note}</Note>}
    </Section>
  );
}

/** Aligns the parts of moments that are side by side, like the rows of a table. */
const Moments = styled.ol`
  ${fitGrid("15rem", `0 ${space[8]}`)}
  & > li,
  & dl {
    display: grid;
    grid-row: span 8;
    grid-template-rows: subgrid;
  }
  & > li {
    padding-block: ${space[4]};
    border-top: 2px solid ${color.text};
    break-inside: avoid;
  }
  & dl {
    grid-row: span 6;
  }
  & dt {
    margin-top: ${space[3]};
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
    font-weight: 600;
  }
  & dd {
    font-weight: 400;
  }
`;

const Note = styled.div`
  margin-top: ${space[8]};
  ${rule}
`;

const Letter = styled.div`
  display: none;
  ${card.outline}
  & p {
    margin-top: ${space[4]};
    line-height: 2;
    overflow-wrap: anywhere;
  }
  ${withoutScript} {
    display: block;
  }
`;

const Bodies = styled.ul`
  ${row(space[5])}
  & > li {
    flex: 1 1 17rem;
    ${card.outline}
  }
  & a {
    ${lineLink}
    margin-right: ${space[5]};
  }
`;
