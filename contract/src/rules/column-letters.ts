/** What a spreadsheet calls a column: 0 → A, 25 → Z, 26 → AA. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last
}
