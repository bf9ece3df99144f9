import { graphql } from "gatsby";
import { Container } from "../../components/Layout/Container";
import { useLender } from "../../layout/useLender";
import { Banner } from "./styles";

interface LicenceNoticeProps {
  notice: Queries.LicenceNoticeDataFragment;
}

/** Who licensed the lender, and under which number. */
export function LicenceNotice({ notice: { title, text } }: LicenceNoticeProps) {
  const { company, licence } = useLender().lender;
  return (
    <Banner aria-labelledby="licence-title">
      <Container>
        <h2 id="licence-title">{title}</h2>
        <p>
          <strong>
            {company}. {licence.statement} <span className="unbroken">{licence.number}</span>.
          </strong>{" "}
          {text}
        </p>
      </Container>
    </Banner>
  );
}

export const query = graphql`
  fragment LicenceNoticeData on LicenceNotice {
    title
    text
  }
`;
