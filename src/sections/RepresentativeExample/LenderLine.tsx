import { useLender } from "../../layout/useLender";
import { Lender } from "./styles";

/** Whose example it is: the company, its licence and its address. */
export function LenderLine() {
  const { company, licence, address } = useLender().lender;
  return (
    <Lender>
      <p>
        Representative example of <strong>{company}</strong>. {licence.statement} {licence.number}.
      </p>
      <address>
        {address.street}, {address.city}, {address.country}
      </address>
    </Lender>
  );
}
