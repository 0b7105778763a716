import { expect, test } from 'vitest'
import { ledeOf } from '#places/page/lede.ts'
import { buildPlace } from '#testing/place.ts'

const { lede, coverage } = buildPlace()
type Changes = Parameters<typeof buildPlace>[0]

function ledeText(changes: Changes = {}, shares?: 'exact'): string {
  return ledeOf(buildPlace(changes), shares)
    .map((sentence) => sentence.map((piece) => (typeof piece === 'string' ? piece : piece.strong)).join(''))
    .join(' ')
}

/** For a place without officials on file. */
const nobody = {
  officials: 0,
  uncertain: 0,
  with_towns: null,
  voting_age: null,
  black_share: null,
  county_offices: null,
  next_election: null,
}

test('four facts: who is on file, whom they serve, how contested the county is, when people vote next', () => {
  expect(ledeText()).toBe(
    '19 officials on file represent Dallas County. About two in three of its 29,613 people of voting age are Black. Of the 8 county offices on file, 6 had only one name on the ballot at the last election on file and 1 was decided by fewer than 5 points. The next election here that we know of is the primary of 03-07-2028.',
  )
  expect(ledeText({}, 'exact')).toContain('67.7% of its 29,613 people of voting age are Black.')
})

test('what is unknown is left out, and one is one', () => {
  const unknown = { ...nobody, officials: 1 }
  expect(ledeText({ kind: 'house_district', name: 'House District 67', lede: unknown })).toBe(
    '1 official on file represents House District 67.',
  )
})

test.each([
  [0.124, '12.4%'],
  [0.5, 'About half'],
  [0.333, 'About one in three'],
])('a share of %d is said as “%s”', (share, words) => {
  expect(ledeText({ lede: { ...lede, black_share: share } })).toContain(`${words} of its 29,613 people`)
})

test.each([
  [{ on_file: 8, uncontested: 0, close: 2 }, 'on file, 2 were decided by fewer than 5 points at the last election'],
  [
    { on_file: 8, uncontested: 3, close: 0 },
    'on file, 3 had only one name on the ballot at the last election on file.',
  ],
])('of %o only what happened is told', (county_offices, words) => {
  expect(ledeText({ lede: { ...lede, county_offices } })).toContain(words)
})

test('a parish has parish offices', () => {
  expect(ledeText({ state_id: '22', state: 'Louisiana' })).toContain('Of the 8 parish offices on file')
})

test('a county that is not covered says why, and who represents it all the same', () => {
  const county_offices = { on_file: 0, uncontested: 0, close: 0 }
  const words = ledeText({
    coverage: { ...coverage, answer: 'no', black_share: 0.124 },
    lede: { ...lede, officials: 11, county_offices, black_share: 0.124 },
  })
  expect(words).toContain(
    'No officials of this county are on file. It is not covered because 12.4% of the people of voting age are Black; the rule asks for 40%. The 11 on file who represent it hold wider offices. The next election',
  )
})

test('officials whom the coverage rule leaves out are said to be on file', () => {
  const county_offices = { on_file: 0, uncontested: 0, close: 0 }
  const leftOut = { ...coverage, answer: 'no', left_out: 15, black_share: 0.283, least_share: 0.3 } as const
  const words = ledeText({ coverage: leftOut, lede: { ...lede, officials: 11, county_offices, black_share: 0.283 } })
  expect(words).toContain(
    '15 officials of this county are on file and left out by the coverage rule. There 28.3% of the people of voting age are Black; the rule asks for 30%. The 11 on file who represent it hold wider offices.',
  )
  const one = { ...coverage, left_out: 1, black_share: null } as const
  expect(ledeText({ kind: 'house_district', name: 'House District 96', coverage: one, lede: nobody })).toBe(
    '1 official of this state house district is on file and left out by the coverage rule.',
  )
  expect(ledeText({ coverage: { ...coverage, left_out: 3 } })).toContain(
    '19 officials on file represent Dallas County. 3 more are on file and left out by the coverage rule.',
  )
})

test('those of whom nobody knows whether they represent it are counted apart', () => {
  expect(ledeText({ lede: { ...lede, officials: 28, uncertain: 6 } })).toContain(
    '28 officials on file represent Dallas County. For 6 more it is not on file whether they do: they hold one of several districts.',
  )
})

test('a town of which nobody is on file says so', () => {
  expect(ledeText({ kind: 'municipality', name: 'Selma', lede: nobody })).toBe(
    'No officials of this city or town are on file.',
  )
})
