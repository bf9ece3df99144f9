import styled from "@emotion/styled";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Small } from "../../components/Type";
import { useHydrated } from "../../lib/useHydrated";
import { replaceUrlHash, useUrlHash } from "../../lib/useUrlHash";
import { below, from, withoutScript } from "../../theme/breakpoints";
import { choice, chosen, hidden } from "../../theme/parts";
import { color, opaque, space } from "../../theme/tokens";

interface Tab {
  /** The panel's id, which is also the anchor of the tab. */
  id: string;
  title: string;
  panel: ReactNode;
  /** Other ids in the panel that a URL may point to. */
  anchors: readonly string[];
}

interface TabsProps {
  label: string;
  hint: string;
  tabs: readonly Tab[];
}

/** ARIA tabs, or only the panel if there is just one. */
export function Tabs(props: TabsProps) {
  const [first, ...others] = props.tabs;
  if (!first || others.length > 0) return <SeveralTabs {...props} />;
  return (
    <Panels>
      <section id={first.id} aria-label={first.title}>
        {first.panel}
      </section>
    </Panels>
  );
}

/** The tabs are links before hydration, and without JavaScript all panels are shown. */
function SeveralTabs({ label, hint, tabs }: TabsProps) {
  const hydrated = useHydrated();
  const { selected, onKeyDown } = useTabs(tabs);
  const row = useRef<HTMLUListElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  useHiddenPanels(panels, hydrated ? selected : undefined);

  useEffect(() => {
    const tab = hydrated && selected ? document.getElementById(tabElementId(selected)) : null;
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [hydrated, selected]);

  return (
    <Root data-hydrated={hydrated || undefined}>
      <Hint as="p" className="screen-only">
        {hint}
      </Hint>
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
                onClick: (event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  replaceUrlHash(id);
                },
              })}
            >
              {title}
            </a>
          </li>
        ))}
      </Row>
      <Panels ref={panels}>
        {tabs.map(({ id, panel }, index) => (
          <section
            key={id}
            id={id}
            aria-labelledby={tabElementId(id)}
            role={hydrated ? "tabpanel" : undefined}
            data-until-found={(!hydrated && index > 0) || undefined}
          >
            {panel}
          </section>
        ))}
      </Panels>
    </Root>
  );
}

/** Before hydration, matches if the URL's hash points to a panel or to something inside it. */
const ADDRESSED = "&:not([data-hydrated]):has(> div > :target, > div > section :target)";

/** Before hydration, matches if the browser has found a text fragment in a hidden panel. */
const FOUND =
  "&:not([data-hydrated], :has(> div :target)):has(> div > section + section:not([hidden]))";

/** Before hydration, one panel is shown: the one that the URL's hash or text fragment points to, or the first. */
const oneIsShown = `
  &:not([data-hydrated]) > ul > li:first-of-type > a { ${chosen} }
  ${ADDRESSED} > ul > li:first-of-type > a, ${FOUND} > ul > li:first-of-type > a {
    border-color: ${color.lineStrong};
    background: none;
    color: ${color.text};
  }
  ${ADDRESSED} > div > section, ${FOUND} > div > section:first-of-type { display: none; }
  ${ADDRESSED} > div > section:is(:target, :has(:target)) { display: block; }
`;

const allAreShown = `
  &:not([data-hydrated]) > div > section[hidden] { display: block; content-visibility: visible; }
`;

const Root = styled.div`
  @media (scripting: enabled) {
    ${oneIsShown}
  }
  @supports not selector(:has(a)) {
    ${allAreShown}
  }
  ${withoutScript} {
    ${allAreShown}
  }
`;

const Hint = styled(Small)`
  margin-bottom: ${space[2]};
  ${hidden(from("md"))}
  ${hidden(withoutScript)}
`;

/** Scrolls sideways on phones, so that the page itself does not. */
const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  ${below("md")} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter} 3.5rem;
    mask-image: linear-gradient(to right, ${opaque} calc(100% - 3.5rem), transparent);
  }
  ${from("md")} {
    flex-wrap: wrap;
  }
  ${withoutScript} {
    flex-wrap: wrap;
    mask-image: none;
  }
  & a {
    ${choice}
    white-space: nowrap;
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & a[aria-selected="true"] {
    ${chosen}
  }
`;

/** Keeps the tab list visible below the fixed header when a URL's fragment scrolls to a panel. */
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

/** For each key, the index of the tab that it selects, given the current index and the number of tabs. */
const TARGETS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  // The focused tab is already selected, but the key would otherwise scroll the page.
  " ": (index) => index,
};

const tabElementId = (id: string) => `${id}Tab`;

/**
 * Keeps the selected tab in the URL's hash. A hash that points to a panel, or into one, selects its tab.
 * Without a hash, the first tab is selected. A hash that points elsewhere on the page changes nothing.
 */
function useTabs(tabs: readonly Tab[]) {
  const hash = useUrlHash();
  const anchor = hash || tabs[0]?.id || "";
  const [last, setLast] = useState(tabs[0]?.id);
  const addressed = tabs.find(({ id, anchors }) => id === anchor || anchors.includes(anchor))?.id;
  if (addressed !== undefined && addressed !== last) setLast(addressed);
  const selected = addressed ?? last;

  /** Selects and focuses the tab that an arrow key, Home or End leads to. Ignores repeats of a held key. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[TARGETS[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    if (event.repeat) return;
    replaceUrlHash(next.id);
    document.getElementById(tabElementId(next.id))?.focus();
  };
  return { selected, onKeyDown };
}

/**
 * Hides all panels but one with `hidden="until-found"`, and selects a panel when the browser's
 * find-in-page finds text in it. React cannot render "until-found", so the build adds it to the page.
 * @param panels the element whose children are the panels
 * @param shown the id of the panel to show, or undefined to change nothing
 */
function useHiddenPanels(panels: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useLayoutEffect(() => {
    if (shown === undefined) return;
    for (const panel of panels.current?.children ?? [])
      if (panel.id === shown) panel.removeAttribute("hidden");
      else panel.setAttribute("hidden", "until-found");
  }, [panels, shown]);

  useEffect(() => {
    const element = panels.current;
    const select = (panel: Element) => {
      // An anchor can also reveal the panel. The hash then already points into the panel, so keep it.
      const anchor = document.getElementById(window.location.hash.slice(1));
      if (!panel.contains(anchor)) replaceUrlHash(panel.id);
    };
    const onBeforeMatch = ({ target }: Event) => {
      if (target instanceof Element && target.parentElement === element) select(target);
    };
    // A text fragment in the URL may have revealed a panel before hydration.
    const found = element?.querySelector(":scope > * + :not([hidden], [data-until-found])");
    if (found) select(found);
    element?.addEventListener("beforematch", onBeforeMatch);
    return () => element?.removeEventListener("beforematch", onBeforeMatch);
  }, [panels]);
}
