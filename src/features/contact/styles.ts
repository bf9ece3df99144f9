import styled from "@emotion/styled";
import { from, withoutScript } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** The card that the form stands on. */
export const FormCard = styled.section`
  padding: clamp(1.25rem, 4vw, 3rem);
  border-radius: ${token.radiusLarge};
  background: ${color.ground};
  box-shadow: ${token.shadow};
  & > h2 {
    font-size: ${size.h3};
  }
  @media print {
    padding: 0;
    box-shadow: none;
  }
`;

export const Lead = styled.p`
  max-width: ${token.textWidth};
  margin-top: ${space[3]};
  color: ${color.textMuted};
`;

/** The other ways to write; always there. */
export const OtherWays = styled.p`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};
  color: ${color.textMuted};
  & a {
    overflow-wrap: anywhere;
  }
`;

/** Shown in place of the form where no script runs. */
export const WithoutScript = styled.p`
  display: none;
  margin-top: ${space[5]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${token.radius};
  background: ${color.noticeGround};
  color: ${color.notice};
  ${withoutScript} {
    display: block;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[1]} ${space[5]};
  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** Says what is asked, or that something was kept; as tall in either case. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 2.75rem;
  margin-block: ${space[3]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
  & strong {
    color: ${color.positive};
  }
  & button {
    min-height: 2.75rem;
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;

/** The button and, beside or below it, what keeps it from being of use. */
export const Actions = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  margin-top: ${space[3]};
  & > button {
    min-height: 3.25rem;
  }
  & > button[data-state="sent"] {
    background: ${color.positiveGround};
    color: ${color.positive};
    opacity: 1;
  }
  & p {
    font-size: ${size.small};
    color: ${color.notice};
  }
  ${from("sm")} {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      min-width: 12.5rem;
    }
  }
`;
