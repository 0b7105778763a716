import { expect, test } from 'vitest'
import { isDeadline } from '@atlas/contract/rules/election-kinds.ts'
import { lawfulDates } from '#imports/elections/lawful-dates.ts'

const dates = lawfulDates('2026-11-22', 'law')
const dayOf = (uid: string) => dates.find((date) => date.uid === uid)?.day

test.each([
  ['al-2028-primary', '2028-03-07'],
  ['al-2029-municipal', '2029-08-28'],
  ['al-2030-general', '2030-11-05'],
  ['fl-2028-primary', '2028-08-22'],
  ['ga-2026-general-general_runoff', '2026-12-01'],
  ['ga-2027-municipal', '2027-11-02'],
  ['la-2027-primary', '2027-10-09'],
  ['la-2027-general', '2027-11-13'],
  ['ms-2027-primary-primary_runoff', '2027-08-24'],
  ['ms-2029-municipal', '2029-06-05'],
])('the law sets %s on %s', (uid, day) => {
  expect(dayOf(uid)).toBe(day)
})

test('no two dates are the same, and each belongs to an election that is among them', () => {
  expect(new Set(dates.map(({ uid }) => uid)).size).toBe(dates.length)
  const elections = new Set(dates.map(({ stateId, kind, day }) => `${stateId} ${kind} ${day}`))
  expect(dates.filter((date) => !elections.has(`${date.stateId} ${date.electionKind} ${date.electionDay}`))).toEqual([])
})

test('what is no deadline is on the day of the election or, a runoff, after it, and a deadline lies before it', () => {
  const isRight = ({ kind, day, electionDay }: (typeof dates)[number]) =>
    isDeadline(kind) ? day < electionDay : day >= electionDay
  expect(dates.filter((date) => !isRight(date))).toEqual([])
})
