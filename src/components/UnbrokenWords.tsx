/** Renders text whose hyphenated words wrap as a whole, such as a double-barrelled name. */
export const UnbrokenWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
