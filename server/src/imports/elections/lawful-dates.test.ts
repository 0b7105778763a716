import { describe, expect, test } from 'vitest'
import { isDeadline } from '@atlas/contract/rules/election-kinds.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { datesOfYear, lawfulDates } from '#imports/elections/lawful-dates.ts'

const years = [2026, 2027, 2028, 2029, 2030]

// Written from the sections of the codes and a calendar of these years, instead of the output of the code. Each day has
// its weekday next to it.
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'AL 2026': {
    general: 'Tue 2026-11-03',
    'general-registration_closes': 'Mon 2026-10-19',
  },
  'AL 2027': {},
  'AL 2028': {
    primary: 'Tue 2028-03-07',
    'primary-primary_runoff': 'Tue 2028-04-04',
    'primary-qualifying_closes': 'Fri 2027-11-12',
    // Presidents' Day
    'primary-registration_closes': 'Mon 2028-02-21',
    general: 'Tue 2028-11-07',
    'general-registration_closes': 'Mon 2028-10-23',
  },
  'AL 2029': {
    municipal: 'Tue 2029-08-28',
    'municipal-general_runoff': 'Tue 2029-09-25',
    'municipal-qualifying_opens': 'Tue 2029-06-12',
    'municipal-qualifying_closes': 'Tue 2029-06-26',
    'municipal-registration_closes': 'Mon 2029-08-13',
  },
  'AL 2030': {
    // Memorial Day is on the 27th.
    primary: 'Tue 2030-05-21',
    'primary-primary_runoff': 'Tue 2030-06-18',
    'primary-qualifying_closes': 'Fri 2030-01-25',
    'primary-registration_closes': 'Mon 2030-05-06',
    general: 'Tue 2030-11-05',
    'general-registration_closes': 'Mon 2030-10-21',
  },
  'FL 2026': {
    general: 'Tue 2026-11-03',
    'general-registration_closes': 'Mon 2026-10-05',
  },
  'FL 2027': {},
  'FL 2028': {
    primary: 'Tue 2028-08-22',
    'primary-qualifying_opens-federal': 'Mon 2028-04-24',
    'primary-qualifying_closes-federal': 'Fri 2028-04-28',
    'primary-qualifying_opens-state': 'Mon 2028-06-12',
    'primary-qualifying_closes-state': 'Fri 2028-06-16',
    'primary-registration_closes': 'Mon 2028-07-24',
    general: 'Tue 2028-11-07',
    // The 29th day before is Columbus Day.
    'general-registration_closes': 'Tue 2028-10-10',
  },
  'FL 2029': {},
  'FL 2030': {
    primary: 'Tue 2030-08-20',
    'primary-qualifying_opens-federal': 'Mon 2030-04-22',
    'primary-qualifying_closes-federal': 'Fri 2030-04-26',
    'primary-qualifying_opens-state': 'Mon 2030-06-10',
    'primary-qualifying_closes-state': 'Fri 2030-06-14',
    'primary-registration_closes': 'Mon 2030-07-22',
    general: 'Tue 2030-11-05',
    'general-registration_closes': 'Mon 2030-10-07',
  },
  'GA 2026': {
    general: 'Tue 2026-11-03',
    'general-general_runoff': 'Tue 2026-12-01',
    'general-registration_closes': 'Mon 2026-10-05',
  },
  'GA 2027': {
    municipal: 'Tue 2027-11-02',
    'municipal-general_runoff': 'Tue 2027-11-30',
    'municipal-registration_closes': 'Mon 2027-10-04',
  },
  'GA 2028': {
    primary: 'Tue 2028-05-23',
    'primary-primary_runoff': 'Tue 2028-06-20',
    'primary-qualifying_opens': 'Mon 2028-03-06',
    'primary-qualifying_closes': 'Fri 2028-03-10',
    'primary-registration_closes': 'Mon 2028-04-24',
    general: 'Tue 2028-11-07',
    'general-general_runoff': 'Tue 2028-12-05',
    // The fifth Monday before is Columbus Day.
    'general-registration_closes': 'Tue 2028-10-10',
  },
  'GA 2029': {
    municipal: 'Tue 2029-11-06',
    'municipal-general_runoff': 'Tue 2029-12-04',
    // The fifth Monday before is Columbus Day.
    'municipal-registration_closes': 'Tue 2029-10-09',
  },
  'GA 2030': {
    primary: 'Tue 2030-05-21',
    'primary-primary_runoff': 'Tue 2030-06-18',
    'primary-qualifying_opens': 'Mon 2030-03-04',
    'primary-qualifying_closes': 'Fri 2030-03-08',
    'primary-registration_closes': 'Mon 2030-04-22',
    general: 'Tue 2030-11-05',
    'general-general_runoff': 'Tue 2030-12-03',
    'general-registration_closes': 'Mon 2030-10-07',
  },
  'LA 2026': {
    primary: 'Tue 2026-11-03',
    general: 'Sat 2026-12-12',
    'general-registration_closes': 'Thu 2026-11-12',
    'general-registration_closes_online': 'Sun 2026-11-22',
  },
  'LA 2027': {
    // Easter is on March 28, Passover begins on April 22.
    'spring-primary': 'Sat 2027-04-17',
    'spring-primary-registration_closes': 'Thu 2027-03-18',
    'spring-primary-registration_closes_online': 'Sun 2027-03-28',
    spring: 'Sat 2027-05-29',
    'spring-registration_closes': 'Thu 2027-04-29',
    'spring-registration_closes_online': 'Sun 2027-05-09',
    primary: 'Sat 2027-10-09',
    'primary-qualifying_opens': 'Tue 2027-08-03',
    'primary-qualifying_closes': 'Thu 2027-08-05',
    'primary-registration_closes': 'Thu 2027-09-09',
    'primary-registration_closes_online': 'Sun 2027-09-19',
    general: 'Sat 2027-11-13',
    'general-registration_closes': 'Thu 2027-10-14',
    'general-registration_closes_online': 'Sun 2027-10-24',
  },
  'LA 2028': {
    general: 'Tue 2028-11-07',
    // The 30th day before is a Sunday, and the next one Columbus Day.
    'general-registration_closes': 'Tue 2028-10-10',
    'general-registration_closes_online': 'Wed 2028-10-18',
  },
  'LA 2029': {},
  'LA 2030': {
    general: 'Tue 2030-11-05',
    // The 30th day before is a Sunday.
    'general-registration_closes': 'Mon 2030-10-07',
    'general-registration_closes_online': 'Wed 2030-10-16',
  },
  'MS 2026': {
    general: 'Tue 2026-11-03',
    'general-registration_closes': 'Mon 2026-10-05',
  },
  'MS 2027': {
    primary: 'Tue 2027-08-03',
    'primary-primary_runoff': 'Tue 2027-08-31',
    // After New Year's Day and the weekend.
    'primary-qualifying_opens': 'Mon 2027-01-04',
    'primary-qualifying_closes': 'Mon 2027-02-01',
    // The 30th day before is a Sunday, July 4.
    'primary-registration_closes': 'Mon 2027-07-05',
    general: 'Tue 2027-11-02',
    'general-general_runoff-statewide': 'Tue 2027-11-30',
    'general-registration_closes': 'Mon 2027-10-04',
  },
  'MS 2028': {
    primary: 'Tue 2028-03-14',
    'primary-primary_runoff': 'Tue 2028-04-11',
    'primary-qualifying_closes': 'Thu 2027-12-30',
    'primary-registration_closes': 'Mon 2028-02-14',
    general: 'Tue 2028-11-07',
    // Columbus Day, which Mississippi does not observe.
    'general-registration_closes': 'Mon 2028-10-09',
  },
  'MS 2029': {
    'municipal-primary': 'Tue 2029-04-03',
    'municipal-primary-primary_runoff': 'Tue 2029-04-24',
    'municipal-primary-registration_closes': 'Mon 2029-03-05',
    municipal: 'Tue 2029-06-05',
    'municipal-registration_closes': 'Mon 2029-05-07',
  },
  'MS 2030': {
    primary: 'Tue 2030-03-12',
    'primary-primary_runoff': 'Tue 2030-04-09',
    'primary-qualifying_closes': 'Thu 2029-12-27',
    'primary-registration_closes': 'Mon 2030-02-11',
    general: 'Tue 2030-11-05',
    'general-registration_closes': 'Mon 2030-10-07',
  },
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

function table(stateId: StateId, year: number): Record<string, string> {
  const prefix = `${states[stateId].code.toLowerCase()}-${year}-`
  return Object.fromEntries(
    datesOfYear(stateId, year, 'law').map(({ uid, day }) => [
      uid.replace(prefix, ''),
      `${weekdays.format(new Date(day))} ${day}`,
    ]),
  )
}

describe.each(stateIds.map((id) => [states[id].name, id] as const))('the law of %s', (_, id) => {
  test.each(years)('sets the days of %i', (year) => {
    expect(table(id, year)).toEqual(expected[`${states[id].code} ${year}`])
  })
})

describe('the dates of all states', () => {
  const dates = lawfulDates('law')

  test('have a name each that lasts, and belong to an election that is among them', () => {
    expect(new Set(dates.map(({ uid }) => uid)).size).toBe(dates.length)
    const elections = new Set(dates.map(({ stateId, kind, day }) => `${stateId} ${kind} ${day}`))
    const homeless = dates.filter((date) => !elections.has(`${date.stateId} ${date.electionKind} ${date.electionDay}`))
    expect(homeless).toEqual([])
  })

  test('are a deadline before the election, the election, or a runoff after it', () => {
    const isRight = ({ kind, day, electionDay }: (typeof dates)[number]) => {
      if (isDeadline(kind)) return day < electionDay
      return kind.endsWith('runoff') ? day > electionDay : day === electionDay
    }
    expect(dates.filter((date) => !isRight(date))).toEqual([])
  })

  test('name a section each, and say that no official calendar confirms them', () => {
    expect(dates.filter(({ basis }) => !/\d/.test(basis))).toEqual([])
    expect(dates.filter(({ isConfirmed }) => isConfirmed)).toEqual([])
  })

  test.each([
    ['ms-2027-primary-registration_closes', 'this Monday is a holiday. The state may name another day.'],
    ['al-2028-primary-registration_closes', 'this Monday is a holiday.'],
    ['fl-2028-general-registration_closes', 'The 29th day before is a holiday'],
    ['la-2027-primary-registration_closes', 'At past elections the last day to apply was the day before.'],
    ['ga-2026-general-general_runoff', 'Only where nobody had a majority on 11-03-2026.'],
  ])('tell beside %s what to know of it', (uid, detail) => {
    expect(dates.find((date) => date.uid === uid)?.detail).toContain(detail)
  })
})
