import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { states } from '@atlas/contract/rules/states.ts'
import { readCounties } from '#imports/geography/counties.ts'
import { readPlaces } from '#imports/geography/places.ts'
import { type ListedPlace, placeDirectory } from '#vocabulary/places/place-directory.ts'
import { shortFormsOf } from '#vocabulary/places/place-words.ts'

const pack = (path: string) => ({
  path,
  text: readFileSync(new URL(`../../../../public-data/${path}`, import.meta.url), 'utf8'),
})
const counties = readCounties(pack('geo/counties.csv')).items.map(({ id, stateId, fullName }): ListedPlace => {
  return { id, kind: 'county', stateId, name: fullName }
})
const towns = readPlaces(pack('census/places_population_2021.csv'))
  .items.filter(({ isIncorporated }) => isIncorporated)
  .map(({ id, stateId, name }): ListedPlace => ({ id, kind: 'municipality', stateId, name }))
const directory = placeDirectory([...counties, ...towns])

type Change = (text: string) => string
const oneOf = <Item>(...items: readonly Item[]) => fc.constantFrom(...items)

/** A name in which each word that has short forms is kept or replaced by one of them. */
function shortened(name: string, picks: readonly number[], point: string): string {
  const words = name.split(' ').map((word, index) => {
    const forms = shortFormsOf(word.toLowerCase())
    const pick = (picks[index % picks.length] ?? 0) % (forms.length + 1)
    return pick === 0 ? word : `${forms[pick - 1] ?? word}${point}`
  })
  return words.join(' ')
}

const letters = oneOf<Change>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
)
const marks = oneOf<Change>(
  (text) => text,
  (text) => text.replaceAll("'", '’'),
  (text) => text.replaceAll(/['’]/g, ''),
  (text) => text.replaceAll('-', ' '),
  (text) => text.replaceAll(' ', '  '),
  (text) => ` ${text}\u00a0`,
)
const nouns = {
  county: oneOf<Change>(
    (text) => text,
    (text) => `The ${text}`,
    (text) => text.replace(/ County$/, ' Co.').replace(/ Parish$/, ' Par.'),
    (text) => text.replace(/ County$/, ' Cnty').replace(/ Parish$/, ' Psh'),
    (text) => text.replace(/^(.+) (County|Parish)$/, '$2 of $1'),
  ),
  municipality: oneOf<Change>(
    (text) => text,
    (text) => `City of ${text}`,
    (text) => `Town of ${text}`,
    (text) => `${text} city`,
    (text) => `The City of ${text}`,
  ),
}
const stateOf = oneOf<(text: string, state: { name: string; code: string }) => string>(
  (text, { code }) => `${text}, ${code}`,
  (text, { code }) => `${text} ${code}`,
  (text, { code }) => `${text} (${code})`,
  (text, { name }) => `${text}, ${name}`,
  (text, { name }) => `${text} ${name}`,
  (text, { code }) => `${text}, ${code.toLowerCase()}`,
)

test.each([
  ['county', counties],
  ['municipality', towns],
] as const)(
  'any spelling that the grammar of names makes of any %s finds it, and none in another state',
  (kind, places) => {
    const spelling = fc.record({
      place: oneOf(...places),
      picks: fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
      point: oneOf('', '.'),
      noun: nouns[kind],
      state: stateOf,
      change: letters,
      mark: marks,
    })
    fc.assert(
      fc.property(spelling, ({ place, picks, point, noun, state, change, mark }) => {
        const named = noun(shortened(place.name, picks, point))
        const text = mark(change(state(named, states[place.stateId])))
        const found = directory.called(text, { kind })
        expect({ text, ids: found.map(({ id }) => id) }).toEqual({ text, ids: expect.arrayContaining([place.id]) })
        expect(found.filter(({ stateId }) => stateId !== place.stateId)).toEqual([])
      }),
      { numRuns: 5_000, seed: Number(process.env['SEED_OF_TESTS'] ?? 8), endOnFailure: true },
    )
  },
)
