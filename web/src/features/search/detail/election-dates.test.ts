import { expect, test } from 'vitest'
import { upcomingElections } from '#features/search/detail/election-dates.ts'
import { readDetail } from '#features/search/detail/official-facts.ts'
import { referenceTo } from '#features/search/detail/official-reference.ts'
import { buildDetail, provenance, type Values } from '#features/search/detail/test-facts.ts'

const sheriff: Values = {
  'eo.name': 'Tyree Jones',
  'office.name': 'Sheriff',
  'jurisdiction.name': 'Hinds County',
  'state.name': 'Mississippi',
  'jurisdictionoffice.next_primary': '2027-08-03',
  'jurisdictionoffice.next_general': '2027-11-02',
}
const upcoming = (today: string, values: Values = sheriff, id = 12) => {
  const facts = readDetail(buildDetail(values))
  return upcomingElections(facts, referenceTo(id, facts, 'https://atlas.example'), today)
}

test('each coming election of the seat is an event that leads to the page of its official', () => {
  expect(upcoming('2026-11-20')).toEqual([
    {
      uid: 'primary-2027-08-03-sheriff-hinds-county-ms@southern-officials-atlas',
      day: '2027-08-03',
      summary: 'Primary election: Sheriff, Hinds County (MS)',
      description: 'The seat is held by Tyree Jones.\nhttps://atlas.example/officials/12',
      url: 'https://atlas.example/officials/12',
    },
    expect.objectContaining({ day: '2027-11-02', summary: 'General election: Sheriff, Hinds County (MS)' }),
  ])
})

test('a day that is over is left out, today is not', () => {
  expect(upcoming('2027-08-03').map(({ day }) => day)).toEqual(['2027-08-03', '2027-11-02'])
  expect(upcoming('2027-08-04').map(({ day }) => day)).toEqual(['2027-11-02'])
  expect(upcoming('2027-11-03')).toEqual([])
})

test('the event stays the same when the seat has somebody else', () => {
  const [before] = upcoming('2026-11-20')
  const [after] = upcoming('2027-01-01', { ...sheriff, 'eo.name': 'Somebody Else' }, 99)
  expect(after?.uid).toBe(before?.uid)
})

test('a whole state is named once', () => {
  const governor = { ...sheriff, 'office.name': 'Governor', 'jurisdiction.name': 'Mississippi' }
  expect(upcoming('2026-11-20', governor)[1]?.summary).toBe('General election: Governor, Mississippi')
})

test('an inferred day says that it is', () => {
  const sources = { 'jurisdictionoffice.next_general': provenance({ method: 'inferred' }) }
  const facts = readDetail(buildDetail(sheriff, { sources }))
  const events = upcomingElections(facts, referenceTo(1, facts, ''), '2027-09-01')
  expect(events[0]?.description).toContain('confirm them with the election office')
})
