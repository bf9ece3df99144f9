import styled from "@emotion/styled";
import { color, size, space, token } from "../../theme/tokens";

export const Details = styled.details`
  border-bottom: 1px solid ${color.line};
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[5]};
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover h3 {
    color: ${color.link};
  }
  & h3 {
    font: 600 ${size.large} / 1.35 ${token.fontText};
    letter-spacing: -0.005em;
    text-wrap: pretty;
  }
  & > summary svg {
    color: ${color.emphasis};
    transition: transform ${token.fast};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    & > summary svg {
      display: none;
    }
  }
`;

/** An address that names it shows the heading above it too, below the fixed header. */
export const Answer = styled.div`
  padding-bottom: ${space[6]};
  scroll-margin-top: 5rem;
`;
