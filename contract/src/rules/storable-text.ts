/** No database can store NUL or half of a surrogate pair in a text, and nobody types them. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
