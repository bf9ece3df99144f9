import type { ReactNode } from "react";
import { drawings, Icon } from "../../components/Icon";
import { Band } from "../../components/Layout";
import { Aside, Columns, Hours, Touch, TouchCard } from "./styles";

interface ContactDetailsProps {
  content: Pick<Queries.ContactPageFieldsFragment, "hoursTitle" | "touch">;
  lender: Queries.LenderIdentityFragment;
  /** The message form. */
  children: ReactNode;
}

/** The message form, and beside it when and where the lender is to be reached. */
export function ContactDetails({ content, lender, children }: ContactDetailsProps) {
  const { touch, hoursTitle } = content;
  const { address, email, hours, phone } = lender;
  const [mailbox, domain] = email.split("@");
  return (
    <Band data-background="warm">
      <Columns>
        {children}
        <Aside>
          <Hours data-tone="dark">
            <h2>{hoursTitle}</h2>
            <dl>
              {hours.map((row) => (
                <div key={row.days}>
                  <dt>{row.days}</dt>
                  <dd>{row.hours}</dd>
                </div>
              ))}
            </dl>
          </Hours>
          <Touch>
            <h2>{touch.title}</h2>
            <ul>
              <TouchCard>
                <Icon drawing={drawings.mapPin} />
                <div>
                  <h3>{touch.office}</h3>
                  <address>
                    {address.street}
                    <br />
                    <span className="unbroken">{address.city}</span>, {address.country}
                  </address>
                </div>
              </TouchCard>
              <TouchCard>
                <Icon drawing={drawings.mail} />
                <div>
                  <h3>{touch.email}</h3>
                  <a href={`mailto:${email}`}>
                    {mailbox}@<wbr />
                    {domain}
                  </a>
                  <p>{touch.emailNote}</p>
                </div>
              </TouchCard>
              <TouchCard>
                <Icon drawing={drawings.phone} />
                <div>
                  <h3>{touch.phone}</h3>
                  <a href={phone.url}>{phone.display}</a>
                  <p>{touch.phoneNote}</p>
                </div>
              </TouchCard>
            </ul>
          </Touch>
        </Aside>
      </Columns>
    </Band>
  );
}
