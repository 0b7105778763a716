/**
 * A list as one readable text: `13,28`. A comma, a backslash or what looks like a percent code inside an item is escaped,
 * so that the text says the same whether or not a messenger re-encodes it on its way.
 */
export function writeList(items: readonly (string | number)[]): string {
  return items.map((item) => String(item).replace(/[\\,]|%(?=[0-9a-f]{2})/gi, '\\$&')).join(',')
}

export function readList(text: string): string[] {
  const items = ['']
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] as string
    if (letter === ',') items.push('')
    else items[items.length - 1] += letter === '\\' ? (text[++index] ?? '') : letter
  }
  return items.filter((item) => item !== '')
}
