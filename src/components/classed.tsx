import type { ComponentProps, ElementType, JSX } from "react";

/**
 * Returns a component for an element with a class from the style sheet of every page (`shellStyles.ts`),
 * so that no script contains its styles. `as` renders a different element. `styled()` adds rules, which
 * take precedence.
 */
export const classed =
  <Tag extends keyof JSX.IntrinsicElements>(name: string, tag: Tag) =>
  ({ as, className, ...props }: ComponentProps<Tag> & { as?: ElementType }) => {
    const Element: ElementType = as ?? tag;
    return <Element className={className ? `${name} ${className}` : name} {...props} />;
  };
