import { expect, test } from 'vitest'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { publicData } from '#imports/public-data.ts'
import { datesOfYear, lawfulDates } from '#imports/elections/lawful-dates.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { readElectionCalendar } from '#imports/sources/public-pack/law/election-calendar.ts'
import { calendarOf, electionLaw } from '#imports/sources/public-pack/law/election-law.ts'
import { seatKeyOf } from '#imports/sources/public-pack/law/race-of-seat.ts'
import { seatsOf } from '#imports/sources/public-pack/law/seats.ts'
import { readTermLengths } from '#imports/sources/public-pack/law/term-lengths.ts'
import { buildJurisdiction, buildOfficial } from '#testing/imports/records/records.ts'

const law = electionLaw(
  readElectionCalendar(await readTextFile(publicData, tableFiles.calendar)).items,
  readTermLengths(await readTextFile(publicData, tableFiles.terms)).items,
)

type Row = readonly [
  state: string,
  office: OfficeName,
  district: string,
  filled: number | null,
  primary: string | null,
  general: string | null,
]

// From the calendar of November 2026, which still stated the days before they were computed: one or two offices of each
// line. Where seats take turns, the row includes the year in which a seat was filled.
const expected: readonly Row[] = [
  ['AL', 'U.S. Representative', '1', null, '2028-03-07', '2028-11-07'],
  ['AL', 'U.S. Senator', 'Class 2', null, '2032-03-02', '2032-11-02'],
  ['AL', 'U.S. Senator', 'Class 3', null, '2028-03-07', '2028-11-07'],
  ['AL', 'Governor', '1', null, '2030-05-21', '2030-11-05'],
  ['AL', 'State Senator', '1', null, '2030-05-21', '2030-11-05'],
  ['AL', 'State Representative', '1', null, '2030-05-21', '2030-11-05'],
  ['AL', 'Sheriff', '1', null, '2030-05-21', '2030-11-05'],
  ['AL', 'Coroner', '1', null, '2030-05-21', '2030-11-05'],
  ['AL', 'Probate Judge', '1', null, '2030-05-21', '2030-11-05'],
  ['AL', 'Circuit Clerk', '1', null, '2030-05-21', '2030-11-05'],
  ['AL', 'County Commissioner', '1', 2024, '2028-03-07', '2028-11-07'],
  ['AL', 'County Commissioner', '1', 2026, '2030-05-21', '2030-11-05'],
  ['AL', 'Circuit Judge', '1', 2022, '2028-03-07', '2028-11-07'],
  ['AL', 'Supreme Court Justice', '1', 2024, '2030-05-21', '2030-11-05'],
  ['AL', 'Public Service Commissioner', '1', 2026, '2030-05-21', '2030-11-05'],
  ['AL', 'Constable', '1', 2024, '2028-03-07', '2028-11-07'],
  ['AL', 'Mayor', '1', null, null, '2029-08-28'],
  ['FL', 'U.S. Representative', '1', null, '2028-08-22', '2028-11-07'],
  ['FL', 'U.S. Senator', 'Class 1', null, '2030-08-20', '2030-11-05'],
  ['FL', 'U.S. Senator', 'Class 3', null, '2028-08-22', '2028-11-07'],
  ['FL', 'Governor', '1', null, '2030-08-20', '2030-11-05'],
  ['FL', 'State Representative', '1', null, '2028-08-22', '2028-11-07'],
  ['FL', 'State Senator', '1', null, '2028-08-22', '2028-11-07'],
  ['FL', 'State Senator', '2', null, '2030-08-20', '2030-11-05'],
  ['FL', 'Sheriff', '1', null, '2028-08-22', '2028-11-07'],
  ['FL', 'Supervisor of Elections', '1', null, '2028-08-22', '2028-11-07'],
  ['FL', 'County Commissioner', '1', 2024, null, '2028-11-07'],
  ['FL', 'County Commissioner', '1', 2026, null, '2030-11-05'],
  ['FL', 'School Board Member', '1', 2024, null, '2028-11-07'],
  ['FL', 'School Board Member', '1', 2026, null, '2030-11-05'],
  ['FL', 'State Attorney', '1', null, '2028-08-22', '2028-11-07'],
  ['FL', 'County Court Judge', '1', 2022, '2028-08-22', '2028-11-07'],
  ['FL', 'Mayor', '1', null, null, null],
  ['GA', 'U.S. Representative', '1', null, '2028-05-23', '2028-11-07'],
  ['GA', 'U.S. Senator', 'Class 2', null, '2032-05-18', '2032-11-02'],
  ['GA', 'U.S. Senator', 'Class 3', null, '2028-05-23', '2028-11-07'],
  ['GA', 'Governor', '1', null, '2030-05-21', '2030-11-05'],
  ['GA', 'State Senator', '1', null, '2028-05-23', '2028-11-07'],
  ['GA', 'State Representative', '1', null, '2028-05-23', '2028-11-07'],
  ['GA', 'Sheriff', '1', null, '2028-05-23', '2028-11-07'],
  ['GA', 'District Attorney', '1', null, '2028-05-23', '2028-11-07'],
  ['GA', 'County Commissioner', '1', 2024, null, '2028-11-07'],
  ['GA', 'County Commissioner', '1', 2026, null, '2030-11-05'],
  ['GA', 'School Board Member', '1', 2024, null, '2028-11-07'],
  ['GA', 'School Board Member', '1', 2026, null, '2030-11-05'],
  ['GA', 'Solicitor General', '1', 2024, '2028-05-23', '2028-11-07'],
  ['GA', 'Soil and Water Supervisor', '1', 2024, null, '2028-11-07'],
  ['GA', 'Mayor', '1', null, null, '2027-11-02'],
  ['LA', 'U.S. Representative', '1', null, null, '2028-11-07'],
  ['LA', 'U.S. Senator', 'Class 2', null, null, '2032-11-02'],
  ['LA', 'U.S. Senator', 'Class 3', null, null, '2028-11-07'],
  ['LA', 'Governor', '1', null, '2027-10-09', '2027-11-13'],
  ['LA', 'State Senator', '1', null, '2027-10-09', '2027-11-13'],
  ['LA', 'State Representative', '1', null, '2027-10-09', '2027-11-13'],
  ['LA', 'Sheriff', '1', null, '2027-10-09', '2027-11-13'],
  ['LA', 'Police Juror', '1', null, '2027-10-09', '2027-11-13'],
  ['LA', 'Chief of Police', '1', null, null, null],
  ['MS', 'U.S. Representative', '1', null, '2028-03-14', '2028-11-07'],
  ['MS', 'U.S. Senator', 'Class 1', null, '2030-03-12', '2030-11-05'],
  ['MS', 'U.S. Senator', 'Class 2', null, '2032-03-09', '2032-11-02'],
  ['MS', 'Governor', '1', null, '2027-08-03', '2027-11-02'],
  ['MS', 'State Senator', '1', null, '2027-08-03', '2027-11-02'],
  ['MS', 'State Representative', '1', null, '2027-08-03', '2027-11-02'],
  ['MS', 'Sheriff', '1', null, '2027-08-03', '2027-11-02'],
  ['MS', 'District Attorney', '1', null, '2027-08-03', '2027-11-02'],
  ['MS', 'Surveyor', '1', null, '2027-08-03', '2027-11-02'],
  ['MS', 'Transportation Commissioner', '1', null, '2027-08-03', '2027-11-02'],
  ['MS', 'Election Commissioner', '1', 2024, null, '2028-11-07'],
  ['MS', 'School Board Member', '1', 2024, null, '2030-11-05'],
  ['MS', 'Chancery Judge', '1', null, null, '2030-11-05'],
  ['MS', 'Alderman', '1', null, '2029-04-03', '2029-06-05'],
]

test.each(expected)('the %s %s of district %s, filled in %s, has its primary on %s and its general on %s', (...row) => {
  const [code, office, district, filled, primary, general] = row
  const stateId = stateIds.find((id) => states[id].code === code)
  const entry = calendarOf(office, buildJurisdiction({ stateId: stateId ?? '01', district }), law)
  expect(filled === null ? entry?.next : entry?.nextByYear.get(filled)).toEqual({ primary, general })
})

test('a county that fills an office on days of its own is not in the calendar of the state', () => {
  const duval = buildJurisdiction({ stateId: '12', kind: 'county', countyIds: ['12031'] })
  expect(calendarOf('Sheriff', duval, law)).toBeUndefined()
  expect(calendarOf('Clerk of Circuit Court', duval, law)?.next.general).toBe('2028-11-07')
  const orleans = buildJurisdiction({ stateId: '22', kind: 'county', countyIds: ['22071'] })
  expect(calendarOf('Sheriff', orleans, law)).toBeUndefined()
})

test.each([
  ['Commissioner of Agriculture', '01', 2022, 4, '2030-11-05'],
  ['Solicitor General', '13', 2024, 4, '2028-11-07'],
  ['County Court Judge', '12', 2022, 6, '2028-11-07'],
  // The calendar has no election in the year in which this term ends.
  ['County Court Judge', '12', 2021, 6, null],
  ['Commissioner of Agriculture', '01', 2023, 4, null],
] as const)(
  'a %s of state %s won in %s for %s years is next elected on %s',
  (office, stateId, year, termYears, day) => {
    const jurisdiction = buildJurisdiction({ key: 'somewhere', stateId, kind: 'judicial-circuit', countyIds: [] })
    const official = buildOfficial({ office, jurisdictionKey: 'somewhere', electionYear: year })
    const race = { seats: 1, termYears, day: `${year}-11-08`, year, sourceId: 'local-returns' }
    const [seat] = seatsOf([official], new Map([['somewhere', jurisdiction]]), law, {
      races: new Map([[seatKeyOf(official), race]]),
    })
    expect(seat?.nextGeneral).toBe(day)
  },
)

test('every day of the calendar is one of the elections of its state', () => {
  // Senators elected in 2026 are up again in a year for which no dates are listed yet.
  const dates = [...lawfulDates('law'), ...stateIds.flatMap((id) => datesOfYear(id, 2032, 'law'))]
  const lawful = new Set(dates.map(({ stateId, kind, day }) => `${stateId} ${kind} ${day}`))
  const days = law.calendar.flatMap(({ stateId, next, nextByYear }) =>
    [next, ...nextByYear.values()].flatMap(({ primary, general }) => [
      ...(primary ? [`${stateId} primary ${primary}`] : []),
      ...(general ? [`${stateId} general ${general}`] : []),
    ]),
  )
  expect(days.length).toBeGreaterThan(100)
  expect(days.filter((day) => !lawful.has(day))).toEqual([])
})

test('a term ends with the election where members take office the day after', () => {
  const ends = law.calendar.filter(({ endsWithElection }) => endsWithElection)
  expect(ends.map(({ stateId, office }) => [stateId, office])).toEqual([
    ['01', 'State Senator'],
    ['01', 'State Representative'],
  ])
  for (const { note } of ends) expect(note).toContain('Members take office the day after the general election.')
})
