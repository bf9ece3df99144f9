import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

export interface NamedSection {
  name: string;
  element: ReactElement;
}

/** The sections of a page, each under its component's name; those that only gather others, opened. */
export function sectionsOf(children: ReactNode): NamedSection[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { type, props } = child;
    if (type === Fragment) return sectionsOf(props.children);
    const name = typeof type === "function" ? type.name : "Band";
    if (!isGatherer(type)) return [{ name, element: child }];
    return sectionsOf(type(props));
  });
}

/** Components such as ProductSections, which show the sections that a page has, and nothing else. */
const isGatherer = (type: unknown): type is (props: object) => ReactNode =>
  typeof type === "function" && type.name.endsWith("Sections");
