const longestExcerpt = 60

/** The beginning of a text, as quoted in a message. */
export function excerpt(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text
}
