import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../../lib/useHydrated";
import { Around, Hint, Panels, Row } from "./styles";
import { useHiddenPanels } from "./useHiddenPanels";
import { type TabPlaces, tabElementId, useTabs } from "./useTabs";

export interface Tab extends TabPlaces {
  title: string;
  panel: ReactNode;
  /** Its panel has nothing to show among flat ones. */
  empty?: boolean;
}

interface TabsProps {
  /** What the tabs are, for people who hear them. */
  label: string;
  /** Says on phones that the row scrolls sideways. */
  hint: string;
  tabs: readonly Tab[];
  /** Shows all panels below each other and no tabs. */
  flat?: boolean;
}

/**
 * Tabs by the ARIA pattern. Until the script runs, the tabs are links to their panels, and the
 * address chooses the panel; without script all panels show.
 */
export function Tabs({ label, hint, tabs, flat = false }: TabsProps) {
  const ready = useHydrated();
  const { selected, select, onKeyDown } = useTabs(tabs);
  const row = useRef<HTMLUListElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const live = ready && !flat;
  useHiddenPanels(panels, live ? selected : undefined, select);

  useEffect(() => {
    const tab = live && selected ? document.getElementById(tabElementId(selected)) : null;
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [live, selected]);

  return (
    <Around data-ready={ready || undefined} data-flat={flat || undefined}>
      <Hint hidden={flat}>{hint}</Hint>
      <Row ref={row} {...(live && { role: "tablist", "aria-label": label })} hidden={flat}>
        {tabs.map(({ id, title }) => (
          <li key={id} role={live ? "presentation" : undefined}>
            <a
              id={tabElementId(id)}
              href={`#${id}`}
              {...(live && {
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
            role={live ? "tabpanel" : undefined}
            data-empty={(flat && empty) || undefined}
          >
            {panel}
          </section>
        ))}
      </Panels>
    </Around>
  );
}
