import { withoutUnseen } from '#rules/unseen.ts'

/** The part of a URL after `?`, decoded: a name said twice holds a list. */
export type UrlQuery = Readonly<Record<string, string | readonly string[]>>

// What writes a link into a page or a mail may write its "&" as HTML does, once or again; we write one in a text as %26.
const htmlAmpersand = /&(?:(?:amp|#0*38|#x0*26);)+/gi
// Programs that count clicks put their own "?" behind ours; we write one in a text as %3F. An "&" may come encoded, or as
// ";": before a name and a bare "=" it parts as well, because we encode those three in a text.
const parting = /[&?]|(?:;|%(?:25)*26)(?=[a-z]+\.[\w%]+=)/i
// Mail programs write "=" as "=3D", and end a long line with "=" (quoted-printable).
const endOfMailLine = /=\r?\n/g
const mailCode = /=([0-9a-f]{2})/gi

/**
 * `?a=1,2&b=x` as names and texts; a name said twice holds a list. What messengers do to links is undone where that has
 * one reading: no name of ours holds "=", a percent code or what nobody sees.
 */
export function parseQuery(text: string): UrlQuery {
  // A map, because ?constructor=x is a name like any other.
  const query = new Map<string, string | string[]>()
  for (const [name, value] of pairsIn(text)) {
    const existing = query.get(name)
    query.set(name, existing === undefined ? value : [existing, value].flat())
  }
  return Object.fromEntries(query)
}

function pairsIn(text: string): [name: string, value: string][] {
  const asMail = text.replace(endOfMailLine, '')
  if (isOfMail(partsOf(asMail))) return pairsIn(asMail.replace(mailCode, '%$1'))
  return partsOf(text).flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=')
    const decoded = decode(name)
    const mended = rest.length === 0 ? withEqualsSign(decoded) : decoded
    if (rest.length === 0 && mended.includes('=')) return pairsIn(mended)
    return [[nameIn(decoded), decode(rest.join('=').replace(/^=+/, ''))]]
  })
}

function partsOf(text: string): string[] {
  return text
    .replace(htmlAmpersand, '&')
    .split(parting)
    .filter((pair) => pair !== '')
}

/** Each "=" is "=3D". A filter that says "3D", or begins so, names its operator. */
function isOfMail(pairs: readonly string[]): boolean {
  const assignments = pairs.filter((pair) => pair.includes('='))
  return assignments.length > 0 && assignments.every((pair) => /^[^=]*=3D./i.test(pair))
}

/** "state.name:13"; and "state.name=13" whose "=13" a mail program took for the code of a letter that nobody sees. */
function withEqualsSign(name: string): string {
  return name.replace(/^(\s*[a-z]+\.[\w%]+)[:：＝]/i, '$1=').replace(lostCode, (_, before: string, letter: string) => {
    return `${before}=${letter.charCodeAt(0).toString(16).padStart(2, '0')}`
  })
}

const lostCode = /^([a-z]+\.[\w%]+)(\p{Cc})/iu

function nameIn(decoded: string): string {
  return withoutUnseen(decodedAgain(decoded)).replace(notInNames, '')
}

// Markdown writes "\_" for "_".
const notInNames = /[\s\\]+/g
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
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => `${encode(name)}=${encode(value)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}`.replace(/[.,:@/~_]$/, percentCode) : ''
}

function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%(2C|3A|2F|40)/g, decodeURIComponent)
    .replace(/[!'()*]/g, percentCode)
    .replace(likeMail, percentCode)
}

// An id or a token may begin with what a mail program makes of "=", and would be taken for its work.
const likeMail = /^3(?=d)/i

function percentCode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
