import type { BodySeats, PlaceBodies, SeatTrait } from '@atlas/contract/endpoints/places/bodies.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { parliament } from '#places/pictures/parliament.ts'
import { seatsPicture } from '#places/pictures/seats-picture.tsx'
import { sharesPicture } from '#places/pictures/shares-picture.tsx'
import { svgOf } from '#shared/pictures/picture-files.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { show } from '#testing/show.tsx'

const census = {
  source: '2020 Census',
  publisher: '',
  url: null,
  as_of: '2020-04-01',
  method: 'counted',
  place: null,
  note: null,
} as const

const ethnicities = ['African-American', 'African-American', 'European', null, null]
const holders = ethnicities.map(
  (ethnicity, index): Row => ({
    'eo.id': index + 1,
    'eo.name': `Ada Example ${index + 1}`,
    'jurisdiction.district': String(index + 1),
    'eo.ethnicity': ethnicity,
    'party.name': index < 3 ? 'Democratic' : 'Republican',
  }),
)
const commission: BodySeats = {
  name: 'Dallas County Commission',
  office: 'County Commissioner',
  seats: 7,
  seats_by_law: 7,
  set_by: 'law',
  on_file: 5,
  left_out: 0,
  not_on_file: 2,
  traits: [
    {
      column_id: 'eo.ethnicity',
      known: 3,
      unknown: 2,
      groups: [
        { value: 'African-American', seats: 2 },
        { value: 'European', seats: 1 },
      ],
    },
    {
      column_id: 'party.name',
      known: 5,
      unknown: 0,
      groups: [
        { value: 'Democratic', seats: 3 },
        { value: 'Republican', seats: 2 },
      ],
    },
  ],
  holders,
  gap: { value: 'Unknown', rest: 'Ethnicity is known for 3 of 7 seats by law; 4 are needed.' },
  sources: [{ ...census, source: 'Open States', as_of: '2026-08-05' }],
}
const votingAge: PlaceBodies['voting_age'] = {
  groups: [
    { values: ['African-American'], share: 0.677 },
    { values: ['European'], share: 0.292 },
    { values: ['Hispanic'], share: 0.007 },
    { values: ['Asian'], share: 0.004 },
    { values: ['Native American', 'Other'], share: 0.02 },
  ],
  source: census,
}

const traitOf = (column: SeatTrait) => {
  const trait = commission.traits.find(({ column_id: id }) => id === column)
  if (!trait) throw new Error(`The commission has no trait ${column}`)
  return trait
}
const byEthnicity = seatsPicture(commission, traitOf('eo.ethnicity'), () => undefined)
const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml')

describe('the seats of a body', () => {
  test('are a circle each: groups, then not known, then not on file, and the middle says how many are known', async () => {
    show(<PictureCard picture={byEthnicity} />)
    const drawing = page.getByRole('listbox', { name: /^Dallas County Commission by ethnicity, 7 seats/ })
    await expect.element(drawing).toBeVisible()
    const labels = [...drawing.element().querySelectorAll('[role="option"]')].map((seat) =>
      seat.getAttribute('aria-label'),
    )
    expect(labels).toEqual([
      'District 1, Ada Example 1: African-American',
      'District 2, Ada Example 2: African-American',
      'District 3, Ada Example 3: European',
      'District 4, Ada Example 4: On file, not known',
      'District 5, Ada Example 5: On file, not known',
      'Not on file',
      'Not on file',
    ])
    expect([...drawing.element().querySelectorAll('text')].map((each) => each.textContent)).toEqual(['3', 'of 7 known'])
    expect(drawing.element().querySelectorAll('circle[stroke-dasharray]')).toHaveLength(2)
  })

  test('have the same numbers in the key, the sentence, the words for who does not see it, and the file', () => {
    expect(byEthnicity.keys.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'African-American 2',
      'European 1',
      'On file, not known 2',
      'Not on file 2',
    ])
    expect(byEthnicity.sentence).toBe(
      'One circle for each seat. For 2 of 7 nobody has said, or we have no source, so the picture says nothing about them. 2 are not on file.',
    )
    expect(byEthnicity.sum).toBe(
      'Dallas County Commission by ethnicity, 7 seats: 2 African-American, 1 European, 2 on file, not known, 2 not on file.',
    )
    const circles = parse(svgOf(byEthnicity)).querySelectorAll('circle')
    // The key also has one for each of the four looks.
    expect(circles).toHaveLength(7 + 4)
    expect(byEthnicity.rows).toHaveLength(7)
  })

  test('have letters for parties, in neutral tones', () => {
    const text = svgOf(seatsPicture(commission, traitOf('party.name'), () => undefined))
    const letters = [...parse(text).querySelectorAll('g[transform] g text')].map((each) => each.textContent)
    expect(letters.join('')).toContain('DDDRR')
    expect(text).not.toMatch(/red|blue/i)
  })

  test('of which fewer than three are known are not drawn', () => {
    const known = { ...traitOf('eo.ethnicity'), known: 2 }
    expect(seatsPicture(commission, known, () => undefined).draw).toBeNull()
    expect(sharesPicture(commission, known, votingAge).draw).toBeNull()
  })
})

describe('voting age against seats', () => {
  const shares = sharesPicture(commission, traitOf('eo.ethnicity'), votingAge)

  test('says that only some seats are known', () => {
    expect(shares.sentence).toBe(
      'Only the 3 seats that are known. 4 are not, so the true shares may be very different.',
    )
  })

  test('has bars as long as the numbers of its table', () => {
    expect(shares.rows.map(({ cells }) => cells)).toEqual([
      ['African-American', '67.7%', '2', '66.7%'],
      ['European', '29.2%', '1', '33.3%'],
      ['Hispanic', '0.7%', '0', '0.0%'],
      ['Asian', '0.4%', '0', '0.0%'],
      ['Native American or Other', '2.0%', '0', '0.0%'],
    ])
    const svg = parse(svgOf(shares))
    const bars = [...svg.querySelectorAll('rect[height="13"]')].map((bar) => Number(bar.getAttribute('width')))
    const [longest = 0] = bars
    expect((bars[1] ?? 0) / longest).toBeCloseTo(2 / 3 / 0.677, 2)
    expect((bars[2] ?? 0) / longest).toBeCloseTo(0.292 / 0.677, 2)
  })
})

describe('the places of seats', () => {
  test.each([1, 2, 5, 9, 35, 60, 105, 140, 180])('%i seats have a place each, and none touches another', (count) => {
    const { seats, size } = parliament(count, 230)
    expect(seats).toHaveLength(count)
    expect(size).toBeGreaterThan(4)
    for (const [index, one] of seats.entries())
      for (const other of seats.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 2)
  })
})
