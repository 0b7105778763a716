/** The part of a URL after `?`, decoded: a name said twice holds a list. */
export type UrlQuery = Readonly<Record<string, string | readonly string[]>>

/** `?a=1,2&b=x` as names and texts; a name said twice holds a list. */
export function parseQuery(text: string): UrlQuery {
  // A map, because ?constructor=x is a name like any other.
  const query = new Map<string, string | string[]>()
  for (const pair of text.replace(/^\?/, '').split('&')) {
    if (pair === '') continue
    const [name = '', ...rest] = pair.split('=')
    const [key, value] = [decode(name), decode(rest.join('='))]
    const said = query.get(key)
    query.set(key, said === undefined ? value : [said, value].flat())
  }
  return Object.fromEntries(query)
}

/** What was cut off in the middle of a letter, or never encoded, stays as it is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
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
