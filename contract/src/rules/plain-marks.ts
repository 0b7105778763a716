const plain = /^[\x20-\x7e]*$/
// What is drawn as nothing: soft hyphens, zero-width marks, directions, byte order marks, variation selectors.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
// Modifier and bullet hyphens are not among Unicode's dashes.
const dashes = /[\p{Dash}\u02d7\u2043]/gu
const spaces = /\s/g

/** A number or a code as a keyboard writes it: one kind of dash, blank, digit and bracket, and nothing invisible. */
export function plainMarks(text: string): string {
  if (plain.test(text)) return text
  return text.normalize('NFKC').replace(invisible, '').replace(dashes, '-').replace(spaces, ' ')
}
