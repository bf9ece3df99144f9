/** Returns the options for writing a file's YAML so that unchanged lines stay the same. */
export const layoutOf = (text: string) => ({
  lineWidth: 0,
  flowCollectionPadding: /[[{] /.test(text),
});
