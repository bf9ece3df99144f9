/** What Emotion itself understands. */
const OWN = ["as", "theme"];

/**
 * Stands in for the list of all attributes that HTML knows, with which Emotion tells an attribute
 * from a property that only styles: here every property of a styled element is an attribute, unless
 * its `shouldForwardProp` says otherwise.
 */
export default function isPropValid(name: string): boolean {
  return !OWN.includes(name);
}
