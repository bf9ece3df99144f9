import styled from "@emotion/styled";
import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../../lib/useHydrated";
import { below, from, withoutScript } from "../../theme/breakpoints";
import { small } from "../../theme/parts";
import { color, opaque, space } from "../../theme/tokens";
import { type TabAnchors, tabElementId, useHiddenPanels, useTabs } from "./useTabs";

export interface Tab extends TabAnchors {
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** Shown on phones, where the tab list scrolls sideways. */
  hint: string;
  tabs: readonly Tab[];
}

/**
 * Tabs by the ARIA pattern. Before hydration the tabs are links to their panels and the URL's hash
 * selects the panel; without script all panels are shown.
 */
export function Tabs({ label, hint, tabs }: TabsProps) {
  const hydrated = useHydrated();
  const { selected, select, onKeyDown, onKeyUp } = useTabs(tabs);
  const row = useRef<HTMLUListElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  useHiddenPanels(panels, hydrated ? selected : undefined, select);

  useEffect(() => {
    const tab = hydrated && selected ? document.getElementById(tabElementId(selected)) : null;
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [hydrated, selected]);

  return (
    <Root data-hydrated={hydrated || undefined}>
      <Hint className="screen-only">{hint}</Hint>
      <Row
        className="screen-only"
        ref={row}
        {...(hydrated && { role: "tablist", "aria-label": label })}
      >
        {tabs.map(({ id, title }) => (
          <li key={id} role={hydrated ? "presentation" : undefined}>
            <a
              id={tabElementId(id)}
              href={`#${id}`}
              {...(hydrated && {
                role: "tab",
                "aria-selected": id === selected,
                "aria-controls": id,
                tabIndex: id === selected ? 0 : -1,
                onKeyDown,
                onKeyUp,
                onClick: (event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  select(id);
                },
              })}
            >
              {title}
            </a>
          </li>
        ))}
      </Row>
      <Panels ref={panels}>
        {tabs.map(({ id, panel }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={tabElementId(id)}
            role={hydrated ? "tabpanel" : undefined}
          >
            {panel}
          </section>
        ))}
      </Panels>
    </Root>
  );
}

/** The number of tabs that the styles can select before hydration. */
const MOST_TABS = 8;

const SELECTED = `color:${color.text};box-shadow:inset 0 -4px 0 ${color.accent};`;

/** Matches while the URL's hash points to or into the panel at `position`, such as 2 or n + 2. */
const addressed = (position: string) =>
  `&:not([data-hydrated]):has(> div > section:nth-of-type(${position}):target, > div > section:nth-of-type(${position}) :target)`;

/** Before hydration the URL's hash selects the panel and its tab. */
const selectedByHash = `
  &:not([data-hydrated]) > div > section:nth-of-type(n + 2) { display: none; }
  &:not([data-hydrated]) > ul > li:first-of-type > a { ${SELECTED} }
  ${addressed("n + 2")} > div > section:first-of-type { display: none; }
  ${addressed("n + 2")} > ul > li:first-of-type > a { color: ${color.textMuted}; box-shadow: none; }
  ${Array.from({ length: MOST_TABS - 1 }, (_, index) => {
    const here = addressed(`${index + 2}`);
    return `
      ${here} > div > section:nth-of-type(${index + 2}) { display: block; }
      ${here} > ul > li:nth-of-type(${index + 2}) > a { ${SELECTED} }`;
  }).join("")}
`;

const Root = styled.div`
  @supports selector(:has(a)) {
    @media (scripting: enabled) {
      ${selectedByHash}
    }
  }
`;

const Hint = styled.p`
  margin-bottom: ${space[2]};
  ${small}
  ${from("md")} {
    display: none;
  }
  ${withoutScript} {
    display: none;
  }
`;

/** On phones the tab list scrolls sideways, not the page. */
const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.lineStrong};
  ${below("md")} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter} 3.5rem;
    mask-image: linear-gradient(to right, ${opaque} calc(100% - 3.5rem), transparent);
  }
  ${from("lg")} {
    gap: ${space[10]};
  }
  ${withoutScript} {
    flex-wrap: wrap;
    mask-image: none;
  }
  & a {
    display: block;
    padding: ${space[3]} 0 ${space[4]};
    color: ${color.textMuted};
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.text};
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & a[aria-selected="true"] {
    ${SELECTED}
  }
  @media (forced-colors: active) {
    & a[aria-selected="true"] {
      border-bottom: 4px solid Highlight;
    }
  }
`;

/** Keeps the tab list in view, below the fixed header, when a URL's anchor scrolls to a panel. */
const Panels = styled.div`
  & > section {
    scroll-margin-top: 5.5rem;
  }
  @media print {
    & > section[hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;
