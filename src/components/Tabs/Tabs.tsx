import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../../lib/useHydrated";
import { Hint, Panels, Root, Row } from "./styles";
import { type TabAnchors, tabElementId, useHiddenPanels, useTabs } from "./useTabs";

export interface Tab extends TabAnchors {
  title: string;
  panel: ReactNode;
  /** Hides its panel among flat ones. */
  empty?: boolean;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** Shown on phones, where the tab list scrolls sideways. */
  hint: string;
  tabs: readonly Tab[];
  /** Shows all panels one below the other, and no tabs. */
  flat?: boolean;
}

/**
 * Tabs by the ARIA pattern. Before hydration the tabs are links to their panels and the URL's hash
 * selects the panel; without script all panels are shown.
 */
export function Tabs({ label, hint, tabs, flat = false }: TabsProps) {
  const hydrated = useHydrated();
  const { selected, select, onKeyDown } = useTabs(tabs);
  const row = useRef<HTMLUListElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const interactive = hydrated && !flat;
  useHiddenPanels(panels, interactive ? selected : undefined, select);

  useEffect(() => {
    const tab = interactive && selected ? document.getElementById(tabElementId(selected)) : null;
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [interactive, selected]);

  return (
    <Root data-hydrated={hydrated || undefined} data-flat={flat || undefined}>
      <Hint hidden={flat}>{hint}</Hint>
      <Row ref={row} {...(interactive && { role: "tablist", "aria-label": label })} hidden={flat}>
        {tabs.map(({ id, title }) => (
          <li key={id} role={interactive ? "presentation" : undefined}>
            <a
              id={tabElementId(id)}
              href={`#${id}`}
              {...(interactive && {
                role: "tab",
                "aria-selected": id === selected,
                "aria-controls": id,
                tabIndex: id === selected ? 0 : -1,
                onKeyDown,
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
        {tabs.map(({ id, panel, empty }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={tabElementId(id)}
            role={interactive ? "tabpanel" : undefined}
            data-empty={(flat && empty) || undefined}
          >
            {panel}
          </section>
        ))}
      </Panels>
    </Root>
  );
}
