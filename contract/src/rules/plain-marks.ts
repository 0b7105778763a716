import { withoutUnseen } from '#rules/unseen.ts'

const plain = /^[\x20-\x7e]*$/
// Modifier and bullet hyphens are not among Unicode's dashes.
const dashes = /[\p{Dash}\u02d7\u2043]/gu
const spaces = /\s/g

/** A number or a code as a keyboard writes it: one kind of dash, blank, digit and bracket, and nothing invisible. */
export function plainMarks(text: string): string {
  if (plain.test(text)) return text
  return withoutUnseen(text.normalize('NFKC')).replace(dashes, '-').replace(spaces, ' ')
}
