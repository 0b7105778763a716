import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

export interface Range {
  readonly least: number
  readonly most: number
}

/** A whole number, with or without commas between thousands. */
export function readWhole(text: string, { least, most }: Range): number {
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.0+)?$/.test(text)) {
    throw new CellRefused(`"${excerpt(text)}" is not a whole number from ${english(least)} to ${english(most)}`)
  }
  const value = Number(text.replaceAll(',', ''))
  if (value < least || value > most) {
    throw new CellRefused(`"${excerpt(text)}" is not between ${english(least)} and ${english(most)}`)
  }
  return value
}

// A year is 2026, not 2,026.
function english(number: number): string {
  return number < 10_000 ? String(number) : number.toLocaleString('en-US')
}

/** A difference of two percentages as a fraction, which may be negative. */
export function readDifference(text: string, isOutOfHundred: boolean): number {
  const size = text.replace(/^[-−] ?/, '')
  const share = readShare(size, isOutOfHundred)
  return size === text || share === 0 ? share : -share
}

/**
 * A percentage from 0 to 100 as a fraction. Without a percent sign, and under a heading without "(%)", a number up to
 * 1 is ambiguous and is refused.
 */
export function readShare(text: string, isOutOfHundred: boolean): number {
  const match = /^((?:\d+(?:\.\d*)?|\.\d+)(?:e-\d{1,2})?) ?(%?)$/i.exec(text)
  const percent = Number(match?.[1])
  if (!match || percent > 100) {
    const hint = /^\d+,\d+ ?%?$/.test(text) ? '; write a point, not a comma' : ''
    throw new CellRefused(`"${excerpt(text)}" is not a percentage from 0 to 100${hint}`)
  }
  if (!isOutOfHundred && !match[2] && percent > 0 && percent <= 1) {
    const meanings = `"${text}%" or "${fromHundredth(percent)}%"`
    throw new CellRefused(`"${text}" may be a percentage or a fraction; write ${meanings}, whichever is meant`)
  }
  // Rounded to the precision of spreadsheets, because the binary division alone leaves more digits.
  return Number((percent / 100).toFixed(15))
}

function fromHundredth(fraction: number): number {
  return Number((fraction * 100).toFixed(10))
}
