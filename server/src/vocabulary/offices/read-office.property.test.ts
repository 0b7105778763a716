import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import { stateIds } from '@atlas/contract/rules/states.ts'
import { isElectedIn, officeReader } from '#vocabulary/offices/read-office.ts'

const read = officeReader(Object.keys(offices))
const elected = stateIds.flatMap((stateId) =>
  Object.keys(offices)
    .filter((name) => isElectedIn(name, stateId))
    .map((name) => ({ name, stateId })),
)

type Change = (text: string) => string
const oneOf = <Item>(...items: readonly Item[]) => fc.constantFrom(...items)
const asItIs: Change = (text) => text

/** Words as lists shorten them, or write them of several. */
const words = oneOf<Change>(
  asItIs,
  (text) => text.replace('Commissioner', 'Comm.').replace('Superintendent', 'Supt.').replace('County', 'Co.'),
  (text) => text.replace('Representative', 'Rep.').replace('Senator', 'Sen.').replace('Attorney', 'Atty.'),
  (text) => text.replace('Governor', 'Gov.').replace('Lieutenant', 'Lt.').replace('Secretary', 'Sec.'),
  (text) => text.replace('Circuit', 'Cir.').replace('District', 'Dist.').replace('Court', 'Ct.'),
  (text) => text.replace(' of ', ' of the ').replace('/', ' & '),
  (text) => text.replace(/(Judge|Clerk|Member|Commissioner|Senator|Representative|Coroner|Sheriff|Mayor)$/, '$1s'),
)
const order = oneOf<Change>(
  asItIs,
  (text) => text.replace(/^(\w+) of (.+)$/, '$2 $1'),
  (text) => text.replace(/^(.+) (Judge|Clerk|Commissioner|Member)$/, '$2, $1'),
)
const before = oneOf<Change>(
  asItIs,
  (text) => `The ${text}`,
  (text) => `Office of the ${text}`,
  (text) => `Hon. ${text}`,
  (text) => `Acting ${text}`,
)
const behind = oneOf<Change>(
  asItIs,
  (text) => `${text}-elect`,
  (text) => `${text} (D)`,
  (text) => `${text} [R]`,
  (text) => `${text} (elected)`,
  (text) => ` ${text}.`,
)
const letters = oneOf<Change>(
  asItIs,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(' ', '  '),
)

test('any spelling that the grammar of offices makes of one that a state elects is that office, or is asked about', () => {
  const spelling = fc.record({ office: oneOf(...elected), words, order, before, behind, letters })
  fc.assert(
    fc.property(spelling, ({ office: { name, stateId }, ...changes }) => {
      const { words: inWords, order: inOrder, before: withBefore, behind: withBehind, letters: inLetters } = changes
      const text = inLetters(withBehind(withBefore(inOrder(inWords(name)))))
      const found = read(text, stateId)
      const meant = found === null ? [] : 'office' in found ? [found.office] : found.among
      expect({ text, stateId, meant }).toEqual({ text, stateId, meant: expect.arrayContaining([name]) })
    }),
    { numRuns: 5_000, seed: Number(process.env['SEED_OF_TESTS'] ?? 8), endOnFailure: true },
  )
})
