import styled from "@emotion/styled";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { PrerenderedContext, useHydrated } from "../../lib/useHydrated";
import { LoadError, type LoadErrorProps } from "./LoadError";

export interface LazyComponent<Props extends object> {
  /** Suspends until its code has loaded, and never throws for want of it. */
  Component: ComponentType<Props>;
  /**
   * Loads the code; may be called again.
   * @throws when it cannot be loaded
   */
  load(): Promise<void>;
}

/**
 * A component in a chunk of its own. Unlike with `lazy` alone a failed request may be repeated:
 * until the code loads, React leaves the prerendered HTML and what was typed into it as they are.
 * @param load imports the component; name the chunk and ask for its preload, so that a page that is
 *   loaded or prefetched fetches it with its template:
 *   `import(/* webpackChunkName: "…", webpackPreload: true *\/ "./…")`
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let resolve: (module: { default: ComponentType<Props> }) => void = () => {};
  const loaded = new Promise<{ default: ComponentType<Props> }>((fulfil) => {
    resolve = fulfil;
  });
  const load = async () => {
    Loaded = await importComponent();
    resolve({ default: Loaded });
  };
  const Lazy: ComponentType<Props> = lazy(() => {
    load().catch(() => {});
    return loaded;
  });
  return {
    load,
    Component(props) {
      // `lazy` suspends even when the code is there, and React drops a click on what is suspended.
      const [Chosen] = useState(() => Loaded ?? Lazy);
      return <Chosen {...props} />;
    },
  };
}

interface LazySectionProps<Props extends object> {
  code: LazyComponent<Props>;
  /** The component's props. Pass the same object again to keep prerendered HTML that waits. */
  props: Props;
  /** Shown on a page reached by a link until the code loads; the height of the window if left out. */
  Placeholder?: ComponentType<Props>;
  error: Omit<LoadErrorProps, "onRetry">;
}

/** Keeps the footer out of view, so that nothing in view moves when the section renders. */
const Tall = styled.div`
  min-height: 100vh;
`;

const WindowHeight = () => <Tall />;

/**
 * A lazy-loaded section. Prerendered pages contain it; the page loader fetches its code before React
 * starts. On a page reached by a link a placeholder stands until the code loads.
 */
export function LazySection<Props extends object>(section: LazySectionProps<Props>) {
  const { code, props, Placeholder = WindowHeight, error } = section;
  const [isPrerendered] = useState(!useHydrated());
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    code.load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [code]);
  useEffect(load, [load]);
  // A new element would make React replace prerendered HTML that still waits for its code.
  const content = useMemo(
    () => (
      <Suspense
        fallback={
          <Fallback>
            <Placeholder {...props} />
          </Fallback>
        }
      >
        <PrerenderedContext value={isPrerendered}>
          <code.Component {...props} />
        </PrerenderedContext>
      </Suspense>
    ),
    [code, props, Placeholder, isPrerendered],
  );
  return (
    <>
      {hasFailed && <LoadError {...error} onRetry={load} />}
      {content}
    </>
  );
}

/** Scrolls to the URL's anchor once the section has rendered in its place. */
function Fallback({ children }: { children: ReactNode }) {
  useEffect(
    () => () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(),
    [],
  );
  return children;
}
