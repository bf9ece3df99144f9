import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { ArrowLink, SmallButton } from "../components/Button";
import { panelsOfTabs, RadioTabs } from "../components/RadioTabs";
import { Section } from "../components/Section";
import { Muted, Small } from "../components/Type";
import { addDays, addMonths } from "../lib/days";
import { fillTemplate } from "../lib/fillTemplate";
import { formatDate } from "../lib/format";
import { now } from "../lib/now";
import { printAlone } from "../lib/printAlone";
import { readStored, writeStored } from "../lib/storage";
import { columns, outlined, row, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface PapersProps {
  content: Queries.PapersFieldsFragment;
  background?: "plain" | "warm";
}

/**
 * A checklist of the documents for an application. Its tabs are radio buttons, so CSS can show the
 * documents for the chosen way to repay. JavaScript saves the ticks and computes the dates.
 */
export const Papers = ({ content, background = "warm" }: PapersProps) => (
  <Section data-background={background} id="papers" content={content}>
    <Checklist content={content} />
  </Section>
);

function Checklist({ content }: Pick<PapersProps, "content">) {
  const { ways, stages } = content;
  const folder = useRef<HTMLDivElement>(null);
  const [today, setToday] = useState("");
  useEffect(() => {
    setToday(now().day);
    restoreTicks(folder.current);
  }, []);
  return (
    <Folder ref={folder} onChange={() => saveTicks(folder.current)}>
      <RadioTabs
        label={content.way}
        name="way"
        options={ways.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Sheet>
        {ways.map(({ id, note, more }, index) => (
          <div key={id} data-panel={index}>
            <Muted>{note}</Muted>
            {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
          </div>
        ))}
        <ol>
          {stages.map((stage) => (
            <li key={stage.title}>
              <h3>{stage.title}</h3>
              <ul data-lines>
                {stage.papers.map(({ id, name, shows, way, ...age }) => (
                  <li
                    key={id}
                    data-panel={way ? ways.findIndex((one) => one.id === way) : undefined}
                  >
                    <label>
                      <input type="checkbox" value={id} />
                      {name}
                    </label>
                    {age.rule && <strong>{ageRule(age, content.dated, today)}</strong>}
                    {shows && <Small>{shows}</Small>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <Footer className="needs-script screen-only">
          <SmallButton data-replay-click onClick={() => printAlone(folder.current)}>
            {content.print}
          </SmallButton>
          <Small>{content.saved}</Small>
        </Footer>
      </Sheet>
    </Folder>
  );
}

type Age = Pick<Queries.PaperFieldsFragment, "rule" | "months" | "days">;

/** Returns the rule as it is written, or the earliest date of issue once today's date is known. */
function ageRule({ rule, months, days }: Age, dated: string, today: string): string | null {
  if (!today || !(months || days)) return rule;
  const day = addDays(addMonths(today, -(months ?? 0)), -(days ?? 0));
  return fillTemplate(dated, { day: formatDate(day) });
}

const PAPERS_KEY = "papers";

const inputsOf = (folder: HTMLElement | null) => [...(folder?.querySelectorAll("input") ?? [])];

/** Restores the saved ticks, and keeps those made before hydration. */
function restoreTicks(folder: HTMLElement | null): void {
  const saved = readStored(PAPERS_KEY);
  for (const input of inputsOf(folder))
    input.checked ||= Array.isArray(saved) && saved.includes(input.value);
}

function saveTicks(folder: HTMLElement | null): void {
  const ticked = inputsOf(folder).filter(({ checked }) => checked);
  writeStored(
    PAPERS_KEY,
    ticked.map(({ value }) => value),
  );
}

const Folder = styled.div`
  ${panelsOfTabs}
  & li label {
    display: flex;
    gap: ${space[3]};
    font-weight: 600;
    cursor: pointer;
  }
`;

/** A folder whose top edge has the colour of the chosen tab. */
const Sheet = styled.div`
  padding: min(clamp(1.25rem, 3vw, 2.5rem), 6vw);
  border-top: 6px solid ${color.accent};
  border-radius: 0 0 ${token.radiusLarge} ${token.radiusLarge};
  background: ${color.background};
  box-shadow: ${token.shadow};
  & > ol {
    ${stack(`${space[6]} ${space.columns}`)}
    margin-top: ${space[6]};
    ${columns("lg", 3)}
  }
  & h3 {
    margin-bottom: ${space[3]};
  }
  & ul :is(small, strong) {
    display: block;
    margin: 0 0 0 calc(1.25rem + ${space[3]});
  }
  & ul strong {
    font-size: ${size.small};
    color: ${color.positive};
  }
  & label:has(:checked) {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
  ${outlined}
`;

const Footer = styled.div`
  ${row(`${space[2]} ${space[5]}`)}
  align-items: center;
  margin-top: ${space[5]};
`;
