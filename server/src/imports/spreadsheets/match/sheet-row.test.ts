import { expect, test } from 'vitest'
import { sheetRowText } from '#imports/spreadsheets/match/sheet-row.ts'

const sheet = (name: string, before: number | null) => ({ name, lines_before: before })
const together = [sheet('A to M', 0), sheet('Old', null), sheet('N to Z', 1_200)]

test.each([
  [[], 1_207, 'Row 1,207'],
  [[sheet('A to M', 0), sheet('N to Z', null)], 1_207, 'Row 1,207'],
  [together, 1_200, 'Row 1,200 of “A to M”'],
  [together, 1_201, 'Row 1 of “N to Z”'],
])('a line is told as its sheet counts it: %j, %i', (sheets, line, text) => {
  expect(sheetRowText(sheets, line)).toBe(text)
})
