import styled from "@emotion/styled";

interface FigureProps {
  /** The figure, or the last valid one while a field is invalid. */
  children: string;
  isValid: boolean;
}

/** Replaces a figure while a field is invalid. */
const NO_FIGURE = "—";

/**
 * A computed figure, in an element of its own: browsers that translate a page replace its texts, and
 * React would go on changing the replaced ones. While it is invalid, a dash replaces it in the same
 * space.
 */
export const Figure = ({ children, isValid }: FigureProps) =>
  isValid ? (
    <span translate="no">{children}</span>
  ) : (
    <Missing translate="no" data-placeholder={children}>
      {NO_FIGURE}
    </Missing>
  );

const Missing = styled.span`
  display: block;
  &::before {
    content: attr(data-placeholder);
    display: block;
    height: 0;
    visibility: hidden;
  }
`;
