// Characters that are not drawn: soft hyphens, zero-width marks, directions, byte order marks, variation selectors.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** A text without what nobody sees; blanks stay. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '')
}

/** A text from the first letter that people see; '' where they see none. */
export function fromFirstSeen(text: string): string {
  const first = text.search(visible)
  return first < 0 ? '' : text.slice(first)
}
