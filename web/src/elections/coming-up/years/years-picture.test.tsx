import type { SeatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { yearsPicture } from '#elections/coming-up/years/years-picture.tsx'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { show } from '#testing/show.tsx'

const office = (number: number, seats: number, uncontested = 0) => {
  return { office_id: String(number), office: `Office ${number}`, seats, uncontested, close: 0, unknown: 1 }
}
const day = (date: string, offices: ReturnType<typeof office>[]): SeatsAhead['days'][number] => {
  const sum = (of: 'seats' | 'uncontested' | 'unknown') => offices.reduce((total, each) => total + each[of], 0)
  return { date, seats: sum('seats'), uncontested: sum('uncontested'), close: 0, unknown: sum('unknown'), offices }
}
const ahead: SeatsAhead = {
  today: '2026-11-28',
  days: [
    day('2027-11-02', [office(1, 90, 45), office(2, 10)]),
    day('2028-11-07', [office(1, 10, 10), ...[3, 4, 5, 6, 7, 8].map((number) => office(number, 20 - number))]),
  ],
  totals: { seats: 197, uncontested: 55, close: 0, unknown: 9 },
  undated: 3,
}
const picture = yearsPicture(ahead, 'records as of 11-01-2026')

test('the sentence, the table and the bars say the same numbers', () => {
  expect(picture.sentence).toBe(
    '197 seats are filled on 2 days, most of them, 100, on 11-02-2027; 55 had one name on the ballot last time. For 3 more no general election is on file.',
  )
  expect(picture.rows[0]?.cells).toEqual(['11-02-2027', 'Office 1', '90', '45', '1'])
  const seats = picture.rows.map(({ cells }) => Number(cells[2]))
  expect(seats.reduce((total, each) => total + each, 0)).toBe(197)
  for (const isNarrow of [false, true]) {
    const { marks, width } = picture.draw?.(isNarrow) ?? { marks: [], width: 0 }
    expect(marks.map(({ key }) => key)).toEqual(picture.rows.map(({ key }) => key))
    const unit = (marks[0]?.box.width ?? 0) / 90
    expect(marks.map(({ box }) => Math.round(box.width / unit))).toEqual(seats)
    for (const { box } of marks) expect(box.x + box.width).toBeLessThanOrEqual(width)
  }
})

test('six offices stand by themselves, and all others together', () => {
  expect(picture.keys.map(({ label, count }) => [label, count])).toEqual([
    ['Office 1', '100'],
    ['Office 3', '17'],
    ['Office 4', '16'],
    ['Office 5', '15'],
    ['Office 6', '14'],
    ['Office 7', '13'],
    ['2 other offices', '22'],
    ['Uncontested last time', '55'],
    ['No general election on file, not drawn', '3'],
  ])
})

test('it is drawn in the frame of every picture, and a mark says its day, office and seats', async () => {
  show(<PictureCard picture={picture} />)
  await expect
    .element(page.getByRole('option', { name: '11-02-2027, Office 1: 90 seats, 45 uncontested last time' }))
    .toBeInTheDocument()
})

test('where no day is on file the sentence says so, and nothing is drawn', () => {
  const none = yearsPicture({ ...ahead, days: [], totals: { seats: 0, uncontested: 0, close: 0, unknown: 0 } }, null)
  expect([none.sentence, none.draw]).toEqual(['No general election is on file for 3 seats.', null])
})
