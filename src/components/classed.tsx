import type { ComponentProps, ElementType, JSX, ReactNode } from "react";

/**
 * Returns a component for an element with a class from the style sheet of every page (`shellStyles.ts`),
 * so that no script contains its styles. `as` renders a different element. `styled()` adds rules, which
 * take precedence.
 */
export const classed =
  <Tag extends keyof JSX.IntrinsicElements>(name: string, tag: Tag) =>
  ({ as, className, children, ...props }: ComponentProps<Tag> & { as?: ElementType }) => {
    const Element: ElementType = as ?? tag;
    return (
      <Element className={className ? `${name} ${className}` : name} {...props}>
        {typeof children === "string" ? unbroken(children) : children}
      </Element>
    );
  };

/**
 * Keeps telephone numbers and hyphenated words, such as double-barrelled names, on one line. Text without any
 * stays a string, which React replaces as a whole, even after a translator has changed it.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/((?:\+\d+ )?\S+-\S+)/);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may contain a word twice
      <span key={index} className="hyphenated">
        {part}
      </span>
    ),
  );
}
