/** The URL, or null if the text is not one. `URL.parse` does the same, but only from Safari 18 on. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
