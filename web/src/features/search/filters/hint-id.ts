/** The id of what is said under a field, by the id of the field. */
export function hintIdOf(id: string): string {
  return `${id}-hint`
}
