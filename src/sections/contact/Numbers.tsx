import styled from "@emotion/styled";
import { ActionRow, ButtonAnchor } from "../../components/Button";
import { Icon } from "../../components/Icon";
import { useSite } from "../../lib/useSite";
import { between } from "../../theme/breakpoints";
import { contactDrawings } from "./ContactDetails";

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
