import styled from "@emotion/styled";
import { Container } from "../components/Layout";
import { RichText } from "../components/RichText";
import { small } from "../theme/parts";
import { color, space } from "../theme/tokens";

const Around = styled(Container)`
  padding-block: ${space.section};
  ${small}
  & > div {
    max-width: 52rem;
    padding-left: ${space[5]};
    border-left: 2px solid ${color.line};
  }
`;

/** A page's disclaimer, in legible small print. */
export function Disclaimer({ html }: { html: string }) {
  return (
    <Around>
      <RichText html={html} />
    </Around>
  );
}
