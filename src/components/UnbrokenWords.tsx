import styled from "@emotion/styled";

/** Wraps inside only where the word is wider than its column. Inline blocks get no underline of a link. */
const Word = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;

/** Renders text whose hyphenated words wrap as a whole, such as a double-barrelled name. */
export const UnbrokenWords = ({ text }: { text: string }) =>
  text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <Word key={part}>{part}</Word>));
