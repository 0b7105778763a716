import tokens from '#shared/styles/tokens.css?raw'

// Paper is white in either theme; the style sheet lists the values of the light theme first.
const values = new Map<string, string>()
const withoutComments = tokens
  .split('*/')
  .map((part) => part.split('/*')[0])
  .join('')
for (const declaration of withoutComments.split(/[;{}]/)) {
  const colon = declaration.indexOf(':')
  const name = declaration.slice(0, colon).split(/\s/).at(-1) ?? ''
  if (name.startsWith('--') && !values.has(name))
    values.set(
      name,
      declaration
        .slice(colon + 1)
        .trim()
        .replaceAll(/\s+/g, ' '),
    )
}

/** SVG without CSS variables, which word processors, spreadsheets and drawing programs do not support. */
export function withPaperColors(svg: string): string {
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`No token is named ${name}`)
    return value.replaceAll('"', "'")
  })
}
