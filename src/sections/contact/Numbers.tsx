import { ActionRow, ButtonAnchor } from "../../components/Button";
import { Icon } from "../../components/Icon";
import { useSite } from "../../lib/useSite";
import { contactDrawings } from "./ContactDetails";

/** The numbers for messages and calls. */
export function Numbers() {
  const { messaging, phone } = useSite().lender;
  return (
    <ActionRow>
      {messaging && (
        <ButtonAnchor href={messaging.url} data-variant="secondary">
          <Icon drawing={contactDrawings.message} />
          <span>
            {messaging.name}
            <br />
            {messaging.display}
          </span>
        </ButtonAnchor>
      )}
      <ButtonAnchor href={phone.url} data-variant="secondary">
        <Icon drawing={contactDrawings.phone} />
        {phone.display}
      </ButtonAnchor>
    </ActionRow>
  );
}
