const list = new Intl.ListFormat('en-US')

/** "Alabama, Florida, and Georgia" */
export function joinWords(words: readonly string[]): string {
  return list.format(words)
}

/** "2,798" */
export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

/** "1 seat", "2,798 seats" */
export function seatsCounted(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'seat' : 'seats'}`
}
