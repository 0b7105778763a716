export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string
}

interface FoundElement extends XmlElement {
  readonly start: number
  readonly end: number
}

/**
 * The elements with some names and any prefix. None of the elements read here contains another of the same name. Each
 * character is examined a fixed number of times for any file, and an element that is never closed is the last.
 */
export function* elements(xml: string, ...names: readonly string[]): Generator<XmlElement> {
  for (const { name, attributes, content } of foundElements(xml, names)) yield { name, attributes, content }
}

function* foundElements(xml: string, names: readonly string[]): Generator<FoundElement> {
  const opening = new RegExp(`<((?:\\w{1,20}:)?)(${names.join('|')})(?=[\\s/>])([^<>]{0,4000})>`, 'g')
  for (let match = opening.exec(xml); match; match = opening.exec(xml)) {
    const [, prefix = '', name = '', written = ''] = match
    const attributes = attributesOf(written)
    const start = match.index
    if (written.endsWith('/')) {
      yield { name, attributes, content: '', start, end: opening.lastIndex }
      continue
    }
    const closing = `</${prefix}${name}>`
    const end = xml.indexOf(closing, opening.lastIndex)
    if (end < 0) return
    yield { name, attributes, content: xml.slice(opening.lastIndex, end), start, end: end + closing.length }
    opening.lastIndex = end
  }
}

export function firstElement(xml: string, name: string): XmlElement | undefined {
  for (const element of elements(xml, name)) return element
  return undefined
}

/** The text without the elements of some names. */
export function withoutElements(xml: string, ...names: readonly string[]): string {
  if (!names.some((name) => xml.includes(name))) return xml
  const parts: string[] = []
  let at = 0
  for (const { start, end } of foundElements(xml, names)) {
    parts.push(xml.slice(at, start))
    at = end
  }
  return parts.join('') + xml.slice(at)
}

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(
      written.matchAll(/(?<=^|[\s:])([\w.-]{1,50})=(?:"([^"]*)"|'([^']*)')/g),
      ([, key = '', double, single = '']) => [key, decoded(double ?? single)],
    ),
  )
}

/**
 * The text of all `t` elements, in which a workbook writes a text with several fonts, without the phonetic readings.
 */
export function textIn(xml: string): string {
  return Array.from(elements(withoutElements(xml, 'rPh'), 't'), ({ content }) => cellDecoded(content))
    .join('')
    .trim()
}

/** A text of a workbook, in which `_x000D_` means the character with that code. */
export function cellDecoded(text: string): string {
  const plain = decoded(text)
  if (!plain.includes('_x')) return plain
  return plain.replace(/_x([0-9a-fA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16)))
}

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

const markedText = '<![CDATA['

export function decoded(text: string, names: ReadonlyMap<string, string> = entities): string {
  if (!text.includes('&') && !text.includes(markedText)) return text
  return text
    .split(markedText)
    .map((part, index) => {
      const end = index === 0 ? -1 : part.indexOf(']]>')
      return end < 0 ? withoutEntities(part, names) : part.slice(0, end) + withoutEntities(part.slice(end + 3), names)
    })
    .join('')
}

function withoutEntities(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));/g, (whole, decimal, hex, name) => {
    if (name) return names.get(String(name)) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
