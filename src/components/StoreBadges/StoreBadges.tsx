import styled from "@emotion/styled";
import { useLender } from "../../layout/useLender";
import { storeMark } from "../../theme/storeMark";
import { color, space, token } from "../../theme/tokens";

interface StoreBadgesProps {
  /** The badges' own tone: light ones stand on dark ground, dark ones on light ground. */
  variant: "light" | "dark";
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const Badge = styled.a`
  display: inline-grid;
  grid-template-columns: auto auto;
  align-items: center;
  column-gap: ${space[3]};
  min-height: 3.5rem;
  padding: ${space[2]} ${space[5]};
  border-radius: ${token.radius};
  text-decoration: none;
  font-size: 0.75rem;
  line-height: 1.2;
  transition: transform ${token.fast};
  &:hover {
    transform: translateY(-1px);
  }
  & strong {
    display: block;
    font-size: 1.1875rem;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  & svg {
    width: 1.625rem;
    height: 1.625rem;
  }
  &[data-variant="light"] {
    background: ${color.ground};
    color: ${color.text};
  }
  &[data-variant="dark"] {
    background: ${color.groundWarm};
    color: ${color.text};
  }
  @media (forced-colors: active), print {
    border: 1px solid;
  }
`;

const PHONE = (
  <svg viewBox="0 0 26 26" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.2">
    <rect x="6.5" y="2" width="13" height="22" rx="3.4" />
    <path d="M11 5.2h4M12 20.6h2" strokeLinecap="round" />
  </svg>
);

const TRIANGLE = (
  <svg viewBox="0 0 26 26" aria-hidden="true">
    {storeMark.map(({ path, fill }) => (
      <path key={path} d={path} fill={fill} />
    ))}
  </svg>
);

/** The wallet app in both stores; each badge opens its store in a new tab. */
export function StoreBadges({ variant }: StoreBadgesProps) {
  const { ios, android } = useLender().lender.app;
  return (
    <Row>
      {[
        { store: ios, mark: PHONE },
        { store: android, mark: TRIANGLE },
      ].map(({ store, mark }) => (
        <li key={store.label}>
          <Badge
            href={store.url}
            target="_blank"
            rel="noopener"
            data-tone={variant}
            data-variant={variant}
          >
            {mark}
            <span>
              {store.lead} <strong>{store.label}</strong>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </span>
          </Badge>
        </li>
      ))}
    </Row>
  );
}
