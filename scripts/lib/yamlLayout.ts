/**
 * Returns the options for writing a file's YAML. Unchanged lines stay the same if they are laid out as in the
 * sample content.
 */
export const layoutOf = (text: string) => ({
  lineWidth: 0,
  flowCollectionPadding: /[[{] /.test(text),
});
