import { buttonStyles } from "../components/Button";
import { callToActionStyles } from "../components/CallToAction";
import { iconStyles } from "../components/Icon";
import { openingStyles } from "../components/PageOpening";
import { sectionStyles } from "../components/Section";
import { stepStyles } from "../components/Steps";
import { typeStyles } from "../components/Type";
import { color, space, token } from "../theme/tokens";
import { announcementStyles } from "./Announcement";
import { logoStyles } from "./Logo";
import { footerStyles } from "./SiteFooter/styles";
import { headerStyles } from "./SiteHeader/styles";

/**
 * The styles of the header, the footer and the most common components. They are only in each page's style
 * sheet, so no script contains them.
 */
export const shellStyles = () => `
  ${iconStyles()}
  ${typeStyles()}
  ${buttonStyles()}
  ${sectionStyles()}
  ${openingStyles()}
  ${stepStyles()}
  ${callToActionStyles()}
  ${logoStyles()}
  ${headerStyles()}
  ${announcementStyles()}
  ${footerStyles()}
  .skip-link {
    position: fixed;
    z-index: 20;
    top: ${space[2]};
    left: ${space[2]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${token.radiusSmall};
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
    transform: translateY(-300%);
    &:focus {
      transform: none;
    }
  }
  @keyframes progress {
    from { transform: scaleX(0); }
    50% { transform: scaleX(0.7); }
    to { transform: scaleX(0.95); }
  }
  .progress:not(:empty) {
    position: fixed;
    z-index: 20;
    inset: 0 0 auto;
    height: 3px;
    background: ${color.emphasis};
    transform-origin: left;
    animation: progress 8s ease-out forwards;
    @media (forced-colors: active) {
      border-top: 3px solid Highlight;
    }
  }
`;
