import type { ComponentProps } from "react";
import { LazySection } from "../components/LazySection/LazySection";
import { useSite } from "../lib/useSite";

/** A lazy section with the site's own message for a request that fails. */
export function LazyFeature<Props extends object>(
  section: Omit<ComponentProps<typeof LazySection<Props>>, "error">,
) {
  const { loading } = useSite().lender;
  return <LazySection {...section} error={{ message: loading.section, retry: loading.retry }} />;
}
