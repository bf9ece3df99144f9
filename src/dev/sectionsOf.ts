import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

export interface NamedSection {
  name: string;
  element: ReactElement;
}

/** Returns the sections of a page with their components' names. Components that only group sections are expanded. */
export function sectionsOf(children: ReactNode): NamedSection[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { type, props } = child;
    if (type === Fragment) return sectionsOf(props.children);
    const name = typeof type === "function" ? type.name : "Band";
    if (!isGroup(type)) return [{ name, element: child }];
    return sectionsOf(type(props));
  });
}

/** Components such as ProductSections render nothing but sections. */
const isGroup = (type: unknown): type is (props: object) => ReactNode =>
  typeof type === "function" && type.name.endsWith("Sections");
