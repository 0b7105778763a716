/** "officials" as the beginning of a line. */
export function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
