import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPerson } from '#vocabulary/people/read-person.ts'
import { splitName } from '#vocabulary/people/split-name.ts'

const one = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const maybe = <Value>(...values: readonly Value[]) => fc.option(one(...values), { nil: null })

/** The parts of a name, and the additions that lists make to it. */
const people = fc.record({
  first: one('Ann', 'Joe', 'LaTosha', 'María', "Na'Quella", 'J.R.', 'Mary-Beth'),
  middle: maybe('B.', 'Lee', 'Q', 'Marie'),
  nickname: maybe('Skip', 'Bo', 'Jo Jo'),
  last: one(
    'Tester',
    "O'Neal",
    'McDonald',
    'Smith-Jones',
    'St. John',
    'de los Santos',
    'Van der Berg',
    'Dos Santos',
    'Bishop',
    'Judge',
    'Ward',
    'House',
    'Peña',
    'Mc Donald',
    'San Miguel',
    'Ten Eyck',
  ),
  suffix: maybe(['Jr', 'Jr.'], ['Sr', 'Sr.'], ['III', 'III'], ['III', '3rd'], ['II', '2nd'], ['IV', 'IV']),
  title: maybe('Hon.', 'Dr.', 'Chairman', 'Commissioner', 'Vice Chair', 'State Senator', 'Lt. Col.', 'Mayor Pro Tem'),
  role: maybe('Chair', 'President', 'Chancery Clerk', 'Mayor Pro-Tem', 'CPA', 'Ph.D.', 'Ret.', 'District 3'),
  isInBrackets: fc.boolean(),
  party: maybe('D', 'R'),
  isLastFirst: fc.boolean(),
  quotes: one(['"', '"'], ['“', '”'], ['‘', '’'], ["'", "'"], ['«', '»'], ["''", "''"]),
})

test('whatever a list puts around a name, its parts are read as they were', () => {
  fc.assert(
    fc.property(people, (person) => {
      const { first, middle, nickname, last, suffix, title, role, party, quotes } = person
      const quoted = nickname && quotes[0] + nickname + quotes[1]
      const given = [first, middle, quoted].filter((part) => part !== null).join(' ')
      const name = person.isLastFirst
        ? `${[last, suffix?.[1]].filter(Boolean).join(' ')}, ${[title, given].filter(Boolean).join(' ')}`
        : [title, given, last, suffix?.[1]].filter(Boolean).join(' ')
      const behind = role === null ? '' : person.isInBrackets ? ` (${role})` : `, ${role}`
      const text = `${name}${behind}${party === null ? '' : ` (${party})`}`
      const read = readPerson(text, (word) => word === 'D' || word === 'R')
      const parts = read && splitName(read.name, read.last ?? '')
      expect({ text, party: read?.party, ...parts }).toMatchObject({
        text,
        party,
        first,
        middle,
        last,
        suffix: suffix?.[0] ?? null,
      })
      expect(/"(.*)"/.exec(parts?.name ?? '')?.[1] ?? null).toBe(nickname)
    }),
    { numRuns: 2_000, seed: 20_261_127 },
  )
})
