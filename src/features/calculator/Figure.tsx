import styled from "@emotion/styled";

interface FigureProps {
  /** The figure, or the last valid one while a field is invalid. */
  children: string;
  isValid: boolean;
}

/** Replaces a figure while a field is invalid. */
export const NO_FIGURE = "—";

/** A computed figure, which translators leave alone. While it is invalid, a dash has its space. */
export const Figure = ({ children, isValid }: FigureProps) => (
  <Space translate="no" data-placeholder={isValid ? undefined : children}>
    {isValid ? children : NO_FIGURE}
  </Space>
);

const Space = styled.span`
  display: block;
  &[data-placeholder]::before {
    content: attr(data-placeholder);
    display: block;
    height: 0;
    visibility: hidden;
  }
`;
