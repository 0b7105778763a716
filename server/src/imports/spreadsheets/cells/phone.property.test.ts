import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedPhone, phonesIn, writtenPhone } from '@atlas/contract/rules/phone.ts'

const oneOf = <Item>(...items: readonly Item[]) => fc.constantFrom(...items)
const digits = (count: number, first = '0123456789') =>
  fc
    .tuple(
      oneOf(...Array.from(first)),
      fc.array(oneOf(...Array.from('0123456789')), { minLength: count - 1, maxLength: count - 1 }),
    )
    .map(([one, others]) => one + others.join(''))

/** A number with what letterheads, phones and spreadsheets put around its groups. */
const written = fc.record({
  country: oneOf('', '1-', '+1 ', '1 ', '+1-', '1.'),
  area: digits(3, '23456789'),
  exchange: digits(3, '23456789'),
  line: digits(4),
  groups: oneOf(
    ['(', ') ', '-'],
    ['', '-', '-'],
    ['', '.', '.'],
    ['', ' ', ' '],
    ['', '/', '-'],
    ['', '‑', '–'],
    ['', '', ''],
  ),
  extension: fc.option(
    fc.tuple(oneOf(' ext. ', ', ext ', ' x', ' x.', ' #', ' x-', '; extension '), digits(3, '123456789')),
    {
      nil: null,
    },
  ),
})

test('a number in whichever groups and marks is the same number, and keeps its extension', () => {
  fc.assert(
    fc.property(written, ({ country, area, exchange, line, groups: [open, middle, last], extension }) => {
      const number = `${country}${open}${area}${middle}${exchange}${last}${line}`
      const text = extension === null ? number : number + extension.join('')
      const shown = writtenPhone({ digits: area + exchange + line, extension: extension?.[1] })
      const found = phonesIn(text).map((phone) => writtenPhone(phone))
      expect({ text, found }).toEqual({ text, found: [shown] })
      // A search for the typed number finds the shown one, and the reverse.
      expect({ text, compared: comparedPhone(text) }).toEqual({ text, compared: comparedPhone(shown) })
    }),
    { numRuns: 3_000, seed: Number(process.env['SEED_OF_TESTS'] ?? 8), endOnFailure: true },
  )
})
