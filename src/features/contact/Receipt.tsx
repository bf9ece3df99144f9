import styled from "@emotion/styled";
import { ActionRow, SmallButton } from "../../components/Button";
import { Share } from "../../components/Share";
import { Subtitle } from "../../components/Type";
import { outlined, row, stack } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { fieldNames } from "./fields";
import { useReceipt } from "./submit";

/**
 * Shows the message that was stored last, with the reference that its email to the team has. The toast has
 * announced it, so it is no live region and takes no focus: the link below the form leads here. The page
 * prints nothing else.
 */
export function Receipt({ labels }: { labels: Queries.ContactFormFieldsFragment }) {
  const receipt = useReceipt();
  if (!receipt) return null;
  const { title, reply, reference, print } = labels.received;
  const own = fieldNames.map((name) => [labels[name], receipt.message[name]] as const);
  const lines = [[reference, receipt.key] as const, ...own];
  return (
    <Panel id="contactReceipt" tabIndex={-1} aria-labelledby="contactReceived" data-printed="">
      <Subtitle as="h3" id="contactReceived">
        {title}
      </Subtitle>
      <p>{reply}</p>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto" translate="no">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <ActionRow className="screen-only">
        <SmallButton onClick={() => window.print()}>{print}</SmallButton>
        <Share lines={() => [title, reply, ...lines.map((line) => line.join(": "))]} />
      </ActionRow>
    </Panel>
  );
}

const Panel = styled.section`
  ${stack(space[3])}
  margin-top: ${space[5]};
  padding: ${space[5]} min(${space[5]}, 4vw);
  border-radius: ${token.radius};
  background: ${color.positiveBackground};
  ${outlined}
  & dl > div {
    ${row(`0 ${space[3]}`)}
  }
  & dt {
    min-width: 6rem;
  }
  & dd {
    font-weight: 400;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > .action-row {
    margin-top: 0;
  }
`;
