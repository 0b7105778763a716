/** A URL, or null where the text is none. `URL.parse` does the same, in Safari 18 and newer only. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
