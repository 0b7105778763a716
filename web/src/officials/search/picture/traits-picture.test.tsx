import type { CountedOfficials, TraitsOfOfficials } from '@atlas/contract/endpoints/officials/traits.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pictureQuery, readPictured } from '#officials/search/picture/pictured.ts'
import { barsOf, traitsPicture } from '#officials/search/picture/traits-picture.tsx'
import { rowsText } from '#shared/pictures/rows-text.ts'
import { svgOf } from '#shared/pictures/picture-files.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { show } from '#testing/show.tsx'

const of = (label: string, black: number, white: number, unknown: number): CountedOfficials => ({
  label,
  officials: black + white + unknown,
  traits: [
    {
      column_id: 'eo.ethnicity',
      known: black + white,
      unknown,
      groups: [
        { value: 'African-American', officials: black },
        { value: 'European', officials: white },
      ].filter(({ officials }) => officials > 0),
    },
  ],
})
const counts: TraitsOfOfficials = {
  today: '2026-11-28',
  officials: 40,
  by_level: [of('Legislature', 6, 2, 2), of('County', 3, 0, 27)],
  by_office: [of('Sheriff', 3, 0, 27), of('State Senator', 6, 2, 2)],
}
const byLevel = { by: 'eo.ethnicity', bars: null } as const
const picture = traitsPicture(counts, byLevel, 'records as of 08-05-2026')

test('the sentence, the key, the table, the bars and the files say the same numbers', () => {
  expect(picture.sentence).toBe(
    'Ethnicity is known for 11 of 40 officials. Of the other 29 nobody has said, or we have no source, so the picture says nothing about them.',
  )
  expect(picture.keys.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'African-American 9',
    'European 2',
    'Not known 29',
  ])
  expect(picture.rows.map(({ cells }) => cells)).toEqual([
    ['Legislature', 'African-American', '6', '60.0%'],
    ['Legislature', 'European', '2', '20.0%'],
    ['Legislature', 'Not known', '2', '20.0%'],
    ['County', 'African-American', '3', '10.0%'],
    ['County', 'Not known', '27', '90.0%'],
  ])
  for (const isNarrow of [false, true]) {
    const { marks = [], width = 0 } = picture.draw?.(isNarrow) ?? {}
    expect(marks.map(({ key }) => key)).toEqual(picture.rows.map(({ key }) => key))
    const whole = marks.slice(0, 3).reduce((sum, { box }) => sum + box.width, 0)
    expect(marks.map(({ box }) => `${((box.width / whole) * 100).toFixed(1)}%`)).toEqual(
      picture.rows.map(({ cells }) => cells[3]),
    )
    for (const { box } of marks) expect(box.x + box.width).toBeLessThanOrEqual(width)
  }
  const svg = new DOMParser().parseFromString(svgOf(picture), 'image/svg+xml')
  const words = [...svg.querySelectorAll('text')].map((each) => each.textContent)
  expect(words).toEqual(expect.arrayContaining(['Legislature', '10', 'County', '30', 'Not known 29']))
  expect(rowsText(picture)).toContain(
    '"County","Not known","27","90.0%","Officials on file, records as of 08-05-2026, 11-28-2026"',
  )
})

test('whose trait is not known is an empty part with stripes, read as such', async () => {
  show(<PictureCard picture={picture} />)
  const part = page.getByRole('option', { name: 'County, Not known: 27 officials, 90.0%' })
  await expect.element(part).toBeInTheDocument()
  expect(part.element().querySelector('rect')?.getAttribute('fill')).toBe('var(--surface)')
})

test('officials of one level stand by office, unless somebody chose otherwise', () => {
  expect(barsOf(counts, null)).toBe('level')
  const ofCounties = { ...counts, by_level: counts.by_level.slice(1) }
  expect([barsOf(ofCounties, null), barsOf(ofCounties, 'level')]).toEqual(['office', 'level'])
  expect(traitsPicture(ofCounties, byLevel, null).rows[0]?.cells[0]).toBe('Sheriff')
})

test('of whom fewer than three are known nothing is drawn, and the table says so', () => {
  const few = { ...counts, officials: 12, by_level: [of('County', 1, 1, 10)] }
  expect(traitsPicture(few, { by: 'eo.ethnicity', bars: 'level' }, null).draw).toBeNull()
})

test('the address keeps the picture beside the saved search, and nothing that is no trait', () => {
  const saved = '11111111-2222-4333-8444-555555555555'
  expect(pictureQuery({ saved, picture: 'eo.gender', bars: 'office', page: '2' })).toEqual({
    saved,
    picture: 'eo.gender',
    bars: 'office',
  })
  expect(readPictured({ picture: 'eo.phone' })).toBeNull()
})
