import styled from "@emotion/styled";
import { useSite } from "../lib/useSite";
import * as palette from "../theme/palette";
import { fitGrid, square } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { ActionButtons, ButtonAnchor, NewTab } from "./Button";

/** Two badges of equal width, which are stacked on the narrowest phones. */
const Row = styled.ul`
  ${fitGrid("8.7em", space[2])}
  width: 100%;
  max-width: 25rem;
`;

const Badge = styled(ButtonAnchor)`
  display: grid;
  grid-template-columns: clamp(1.5rem, 2.5vw, 1.75rem) minmax(0, 1fr);
  gap: clamp(0.5rem, 1.1vw, 0.75rem);
  padding: ${space[2]} clamp(0.5rem, 1.9vw, 1.25rem);
  background: ${color.background};
  font: 400 ${size.small} / 1.2 ${token.fontText};
  text-align: start;
  /* The focus ring is inside, because its colour contrasts with the badge but not with a dark section
     around it. */
  &:focus-visible {
    outline-offset: -5px;
  }
  && > svg {
    ${square("100%")}
  }
  & strong {
    display: block;
    font-size: ${size.body};
    line-height: 1.1;
  }
  /* Leaves out the URL that is printed after other links. */
  @media print {
    &&::after {
      content: none;
    }
  }
`;

const TRIANGLE = (
  <svg viewBox="0 0 26 26" aria-hidden="true">
    <path d="M5 3.6v18.8L15 13z" fill={palette.reef} />
    <path d="M5 3.6 18.6 10.7 15 13z" fill={palette.reefLight} />
    <path d="M5 22.4 18.6 15.3 15 13z" fill={palette.hibiscus} />
    <path d="M18.6 10.7 23 13l-4.4 2.3L15 13z" fill={palette.mango} />
  </svg>
);

const PHONE = (
  <svg viewBox="0 0 26 26" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.9">
    <rect x="5.8" y="1.4" width="14.4" height="23.2" rx="4" />
    <path d="M11.2 5h3.6" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M10.6 21.3h4.8" strokeWidth="1.4" strokeLinecap="round" />
  </svg>
);

/**
 * Links to the app in both stores, for dark backgrounds. If there is no app, links to where people apply.
 */
export function StoreBadges() {
  const { lender } = useSite();
  if (!lender.app) return <ActionButtons actions={lender.applying} />;
  const { ios, android } = lender.app;
  return (
    <Row>
      {[
        { store: ios, mark: PHONE },
        { store: android, mark: TRIANGLE },
      ].map(({ store, mark }) => (
        <li key={store.label}>
          <Badge href={store.url} target="_blank" rel="noopener" data-tone="light">
            {mark}
            <span>
              {store.lead} <strong>{store.label}</strong>
              <NewTab />
            </span>
          </Badge>
        </li>
      ))}
    </Row>
  );
}
