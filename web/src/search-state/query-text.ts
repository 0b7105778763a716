import type { UrlQuery } from '#search-state/url-query.ts'

/** `?a=1,2&b=x` as names and texts; a name said twice holds a list. */
export function parseQuery(text: string): UrlQuery {
  // A map, because ?constructor=x is a name like any other.
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const said = query.get(name)
    query.set(name, said === undefined ? value : [said, value].flat())
  }
  return Object.fromEntries(query)
}

/** The reverse; comma, colon and slash stay bare, because a URL is also read by people. */
export function formatQuery(query: UrlQuery): string {
  const pairs = Object.entries(query).flatMap(([name, said]) =>
    [said].flat().map((value) => `${encode(name)}=${encode(value)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/%(2C|3A|2F|40)/g, decodeURIComponent)
}
