import styled from "@emotion/styled";
import { useSite } from "../lib/useSite";
import { between } from "../theme/breakpoints";
import { ActionRow, ButtonAnchor } from "./Button";
import { Icon } from "./Icon";

/** Icons from Lucide (ISC licence). They are not part of `Icon`, because few pages use them. */
export const contactDrawings = {
  mail: '<path d="m22 7-8.99 5.73a2 2 0 0 1-2.01 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>',
  phone:
    '<path d="M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6A19.79 19.79 0 0 1 2.12 4.18 2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72c.13.96.36 1.9.7 2.81a2 2 0 0 1-.45 2.11L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45c.91.34 1.85.57 2.81.7A2 2 0 0 1 22 16.92z"/>',
  message:
    '<path d="M2.99 16.34a2 2 0 0 1 .1 1.17l-1.07 3.29a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.09 10 10 0 1 0-4.78-4.72"/>',
  mapPin:
    '<path d="M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
} as const;

/** The numbers for messages and calls. */
export function Numbers() {
  const { messaging, phone } = useSite().lender;
  return (
    <Row>
      {messaging && (
        <ButtonAnchor href={messaging.url} data-variant="secondary">
          <Icon drawing={contactDrawings.message} />
          <span>
            {messaging.name} <span className="unbroken">{messaging.display}</span>
          </span>
        </ButtonAnchor>
      )}
      <ButtonAnchor href={phone.url} data-variant="secondary">
        <Icon drawing={contactDrawings.phone} />
        {phone.display}
      </ButtonAnchor>
    </Row>
  );
}

/** One below the other on tablets, where an opening's chart is beside them. */
const Row = styled(ActionRow)`
  ${between("md", "lg")} {
    max-width: 26rem;
  }
`;
