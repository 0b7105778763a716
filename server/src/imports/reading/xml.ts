export interface XmlElement {
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string
}

/**
 * The elements of a name, with whatever prefix; none of those that are read stands inside another of its name. Each
 * letter is looked at a fixed number of times, whatever a file holds: an element that is never closed is the last.
 */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const opening = new RegExp(`<((?:\\w{1,20}:)?)${name}(?=[\\s/>])([^<>]{0,4000})>`, 'g')
  for (let match = opening.exec(xml); match; match = opening.exec(xml)) {
    const [, prefix = '', attributeText = ''] = match
    const attributes = attributesOf(attributeText)
    if (attributeText.endsWith('/')) {
      yield { attributes, content: '' }
      continue
    }
    const end = xml.indexOf(`</${prefix}${name}>`, opening.lastIndex)
    if (end < 0) return
    yield { attributes, content: xml.slice(opening.lastIndex, end) }
    opening.lastIndex = end
  }
}

export function firstElement(xml: string, name: string): XmlElement | undefined {
  for (const element of elements(xml, name)) return element
  return undefined
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/(?<=^|[\s:])(\w{1,50})="([^"]*)"/g), ([, key = '', value = '']) => [key, decoded(value)]),
  )
}

/** The text of all `t` elements, which is how a workbook writes one with several fonts. */
export function textIn(xml: string): string {
  return Array.from(elements(xml, 't'), ({ content }) => decoded(content))
    .join('')
    .trim()
}

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

export function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));/g, (match, decimal, hex, name) => {
    if (name) return entities.get(String(name)) ?? match
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : match
  })
}
