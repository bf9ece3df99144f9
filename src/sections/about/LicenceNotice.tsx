import styled from "@emotion/styled";
import { Container, Split } from "../../components/Section";
import { Subtitle } from "../../components/Type";
import { useSite } from "../../lib/useSite";
import { color, space, token } from "../../theme/tokens";

const Banner = styled.aside`
  padding-block: ${space[10]};
  border-top: 6px solid ${color.accent};
  background: ${color.backgroundSunken};
  & > div > div {
    row-gap: ${space[3]};
  }
  & p {
    max-width: ${token.textWidth};
  }
`;

export function LicenceNotice({ notice }: { notice: Queries.LicenceNoticeFieldsFragment }) {
  const { title, text } = notice;
  const { company, licence } = useSite().lender;
  return (
    <Banner aria-labelledby="licence-title">
      <Container>
        <Split ratio="1fr 2fr" data-from="md">
          <Subtitle as="h2" id="licence-title">
            {title}
          </Subtitle>
          <p>
            <strong>
              {company}. {licence.statement} <span className="unbroken">{licence.number}</span>.
            </strong>{" "}
            {text}
          </p>
        </Split>
      </Container>
    </Banner>
  );
}
