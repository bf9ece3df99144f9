import type { ReactNode } from "react";
import { drawings } from "../Icon/drawings";
import { Icon } from "../Icon/Icon";
import { Answer, Details } from "./styles";

interface DisclosureProps {
  title: string;
  /** Of those with the same name one is open at a time. */
  name: string;
  /**
   * The id of what is disclosed. It stands inside, because a browser opens what an address points
   * into, and not what it points at.
   */
  id: string;
  hidden?: boolean;
  children: ReactNode;
}

/** A heading that opens what stands below it, by the browser's own means. */
export function Disclosure({ title, name, id, hidden, children }: DisclosureProps) {
  return (
    // A visitor may open it before the script comes, which then finds it open.
    <Details name={name} hidden={hidden} suppressHydrationWarning>
      <summary>
        <h3>{title}</h3>
        <Icon drawing={drawings.chevronDown} />
      </summary>
      <Answer id={id}>{children}</Answer>
    </Details>
  );
}
