/**
 * A list as one readable text: `13,28`. A comma or a backslash inside an item is escaped, so that
 * the text says the same whether or not a messenger re-encodes it on its way.
 */
export function writeList(items: readonly (string | number)[]): string {
  return items.map((item) => String(item).replace(/[\\,]/g, '\\$&')).join(',')
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
