const longestExcerpt = 60

/** As much of a text as a message quotes. */
export function excerpt(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text
}
