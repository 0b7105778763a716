import { parseUrl } from '#ui/parse-url.ts'

/** The path of an address on this origin, or null: a link may not lead a signed-in person elsewhere. */
export function sameOriginPath(text: string | undefined, origin: string): string | null {
  if (!text?.startsWith('/')) return null
  const url = parseUrl(text, origin)
  return url?.origin === origin ? url.pathname + url.search + url.hash : null
}
