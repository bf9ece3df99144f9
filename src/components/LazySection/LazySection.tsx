import styled from "@emotion/styled";
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { moveFocus } from "../../lib/moveFocus";
import { PrerenderedContext, useHydrated } from "../../lib/useHydrated";
import { useSite } from "../../lib/useSite";
import { row } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { SmallButton } from "../Button";

export interface LazyComponent<Props extends object> {
  /** Suspends until its code has loaded; a failed request does not make it throw. */
  Component: ComponentType<Props>;
  /**
   * Loads the code; may be called again.
   * @throws when it cannot be loaded
   */
  load(): Promise<void>;
  /** Resolves once its code has loaded, for a component whose code is in the same chunk. */
  loaded: Promise<unknown>;
}

/**
 * Creates a component in a chunk of its own. Unlike with `lazy` alone, a failed request can be
 * repeated: until the code loads, React keeps the prerendered HTML and what was typed into it.
 * @param importComponent imports the component; name the chunk and request its preload, so that a page that is
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
    loaded,
    Component(props) {
      // `lazy` suspends even when the code has loaded, and React drops clicks on suspended content.
      const [Chosen] = useState(() => Loaded ?? Lazy);
      return <Chosen {...props} />;
    },
  };
}

interface LazySectionProps<Props extends object> {
  code: LazyComponent<Props>;
  /** The component's props, always the same ones; React would replace prerendered HTML at another value. */
  props: Props;
  /** Shown on a page reached by a link until the code loads; the height of the window if left out. */
  Placeholder?: ComponentType<Props>;
  /** Shown when the request fails; the site's own message if left out. */
  error?: Omit<LoadErrorProps, "onRetry">;
}

/** Keeps the footer below the window, so that nothing visible moves when the section renders. */
const Tall = styled.div`
  min-height: 100vh;
`;

const WindowHeight = () => <Tall />;

/** The placeholder of a section that comes with the code of another one above it. */
export const Nothing = () => null;

/**
 * A lazy-loaded section. Prerendered pages contain it; the page loader fetches its code before React
 * starts. On a page reached by a link, a placeholder is rendered until the code loads.
 */
export function LazySection<Props extends object>(section: LazySectionProps<Props>) {
  const { loading } = useSite().lender;
  const { code, Placeholder = WindowHeight } = section;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same values are the same props
  const props = useMemo(() => section.props, Object.values(section.props));
  const error = section.error ?? { message: loading.section, retry: loading.retry };
  const [isPrerendered] = useState(!useHydrated());
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const isLoaded = await code.load().then(
      () => true,
      () => false,
    );
    setFailed(!isLoaded);
    return isLoaded;
  }, [code]);
  useEffect(() => void load(), [load]);
  const retry = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const section = currentTarget.closest("section");
    // The button is removed, and its focus would fall to the document's body.
    if (await load()) moveFocus(section);
  };
  // A new element would make React replace prerendered HTML whose code has not loaded yet.
  const content = useMemo(
    () => (
      <Suspense fallback={<Placeholder {...props} />}>
        <PrerenderedContext value={isPrerendered}>
          <code.Component {...props} />
        </PrerenderedContext>
      </Suspense>
    ),
    [code, props, Placeholder, isPrerendered],
  );
  return (
    <>
      {hasFailed && <LoadError {...error} onRetry={retry} />}
      {content}
    </>
  );
}

interface LoadErrorProps {
  message: string;
  /** The label of the button that tries again. */
  retry: string;
  onRetry: (event: MouseEvent<HTMLElement>) => void;
  /** What else the visitor can do. */
  children?: ReactNode;
}

/** Reports that the section could not be loaded, and offers to try again. */
const LoadError = ({ message, retry, onRetry, children }: LoadErrorProps) => (
  <Notice className="screen-only" role="alert">
    <span>{message}</span>
    <SmallButton onClick={onRetry}>{retry}</SmallButton>
    {children}
  </Notice>
);

/** Fixed to the bottom of the window, so that it is visible and moves nothing. */
const Notice = styled.div`
  position: fixed;
  z-index: 14;
  inset: auto ${space[4]} ${space[4]};
  ${row(`${space[3]} ${space[5]}`)}
  align-items: center;
  max-width: 40rem;
  margin-inline: auto;
  padding: ${space[4]} ${space[5]};
  border-radius: ${token.radius};
  background: ${color.noticeBackground};
  color: ${color.notice};
  box-shadow: ${token.shadowOverlay};
`;
