import styled from "@emotion/styled";

/** Keeps the footer out of sight, so that nothing a visitor sees moves when the rest comes. */
export const Room = styled.div`
  height: 100vh;
`;
