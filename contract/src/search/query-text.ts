/** The part of a URL after `?`, decoded: a name said twice holds a list. */
export type UrlQuery = Readonly<Record<string, string | readonly string[]>>

// What writes a link into a page or a mail may write its "&" as HTML does, once or again; we write one in a text as %26.
const htmlAmpersand = /&(?:(?:amp|#0*38|#x0*26);)+/gi
// Programs that count clicks put their own "?" behind ours; we write one in a text as %3F.
const parting = /[&?]/

/**
 * `?a=1,2&b=x` as names and texts; a name said twice holds a list. What messengers do to links is undone where that has
 * one reading: no name of ours holds "=", a percent code or what nobody sees.
 */
export function parseQuery(text: string): UrlQuery {
  // A map, because ?constructor=x is a name like any other.
  const query = new Map<string, string | string[]>()
  for (const [name, value] of pairsIn(text)) {
    const said = query.get(name)
    query.set(name, said === undefined ? value : [said, value].flat())
  }
  return Object.fromEntries(query)
}

function pairsIn(text: string): [name: string, value: string][] {
  return text
    .replace(htmlAmpersand, '&')
    .split(parting)
    .filter((pair) => pair !== '')
    .flatMap((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const decoded = decode(name)
      if (rest.length === 0 && decoded.includes('=')) return pairsIn(decoded)
      return [[nameIn(decoded), decode(rest.join('=').replace(/^=+/, ''))]]
    })
}

function nameIn(decoded: string): string {
  return decodedAgain(decoded).replace(unseenInName, '')
}

// Markdown writes "\_" for "_".
const unseenInName = /[\s\\\p{Default_Ignorable_Code_Point}]+/gu
const escapedOrCodes = /\\.|(?:%[0-9a-f]{2})+/gisu

/** A text whose percent codes were encoded once more, or again; behind a backslash they were written as they are. */
export function decodedAgain(text: string): string {
  const decoded = text.replace(escapedOrCodes, (found) => (found.startsWith('\\') ? found : decode(found)))
  return decoded === text ? text : decodedAgain(decoded)
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

/**
 * The reverse; comma, colon and slash stay bare, because a URL is also read by people, but for the last letter: messengers
 * take a mark there, or a bracket or a star anywhere, for one of the sentence around.
 */
export function formatQuery(query: UrlQuery): string {
  const pairs = Object.entries(query).flatMap(([name, said]) =>
    [said].flat().map((value) => `${encode(name)}=${encode(value)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}`.replace(/[.,:@/~_]$/, percentCode) : ''
}

function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%(2C|3A|2F|40)/g, decodeURIComponent)
    .replace(/[!'()*]/g, percentCode)
}

function percentCode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
