/** The estimated width of a letter in running text, relative to the font size. */
const letter = 0.52

/** Breaks a text into lines that fit a width, because SVG does not wrap text. */
export function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * letter))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Breaks items side by side into lines that fit a width. */
export function flowed<Item>(items: readonly Item[], widthOf: (item: Item) => number, width: number) {
  let [x, line] = [0, 0]
  const placed = items.map((item) => {
    const own = widthOf(item)
    if (x > 0 && x + own > width) [x, line] = [0, line + 1]
    const at = { item, x, line }
    x += own
    return at
  })
  return { placed, lines: items.length === 0 ? 0 : line + 1 }
}

export function textWidth(text: string, size: number): number {
  return text.length * size * (letter + 0.03)
}
