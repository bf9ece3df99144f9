import styled from "@emotion/styled";
import { useState } from "react";
import { Disclosure } from "../../components/Disclosure";
import { Section } from "../../components/Section";
import { Muted, Small } from "../../components/Type";
import { fillTemplate } from "../../lib/fillTemplate";
import { plainLetters } from "../../lib/plainText";
import { fitGrid } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

/** Lists the employers that have agreed to be named, with a filter by name, sector or town. */
export function Employers({ content }: { content: Queries.EmployersFieldsFragment }) {
  const [filter, setFilter] = useState("");
  const { employers, note } = content;
  const parts = plainLetters(filter).trim().split(/\s+/);
  const having = (edge: string) =>
    employers.filter(({ name, sector, town }) => {
      const text = ` ${plainLetters(`${name} ${sector} ${town}`)} `;
      return parts.every((part) => text.includes(edge + part + edge));
    });
  // Whole words come first: "hospital" does not mean hospitality.
  const whole = having(" ");
  const shown = whole.length > 0 ? whole : having("");
  const found = fillTemplate(content.found, { found: shown.length, all: employers.length });
  return (
    <Section data-background="warm">
      <Disclosure id="employers" title={content.title} heading="h2">
        {content.lead && <Muted>{content.lead}</Muted>}
        {/* Not a `Field`, because that component's script is larger than this whole section. */}
        <Filter className="needs-script screen-only">
          {content.filter}
          <input
            type="search"
            value={filter}
            onInput={({ currentTarget }) => setFilter(currentTarget.value)}
          />
        </Filter>
        <Muted role="status">{shown.length > 0 ? found : content.none}</Muted>
        <Names data-lines>
          {shown.map(({ name, sector, town }) => (
            <li key={`${name} ${town}`}>
              <strong>{name}</strong>
              <Small>
                {sector}, {town}
              </Small>
            </li>
          ))}
        </Names>
        {note && <Muted>{note}</Muted>}
      </Disclosure>
    </Section>
  );
}

const Filter = styled.label`
  display: block;
  max-width: 30rem;
  margin-bottom: ${space[4]};
  font-weight: 600;
  & input {
    width: 100%;
    height: 3.125rem;
    margin-top: ${space[2]};
    font-weight: 400;
    padding-inline: ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radius};
  }
`;

const Names = styled.ul`
  ${fitGrid("max(9rem, min(40%, 16rem))", `0 ${space[8]}`)}
  margin-block: ${space[4]};
`;
