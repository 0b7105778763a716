import { addDays, typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { nth, saturday, tuesdayAfterFirstMonday } from '#law/days.ts'
import {
  type Election,
  type ElectionsOfYear,
  general,
  type LawfulDate,
  onlyAfter,
  primary,
  registrationCloses,
} from '#law/election.ts'
import { type Holiday, nextBusinessDay } from '#law/holidays.ts'
import type { Law } from '#law/law.ts'
import { inJanuary } from '#law/term-begins.ts'

// La. R.S. 1:55. Mardi Gras and other holidays of this state alone never coincide with a deadline.
const holidays: readonly Holiday[] = [
  'New Year’s Day',
  'Martin Luther King Jr. Day',
  'Presidents’ Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Columbus Day',
  'Veterans Day',
  'Thanksgiving',
  'Christmas',
]

const elections: ElectionsOfYear = (year) => {
  if (year % 4 === 3) return [...spring(year), ...fall(year)]
  if (year === 2026) return fallOf2026()
  return year % 2 === 0 ? federal(year) : []
}

const basis = 'La. R.S. 18:402, which was changed in 2024 and 2025.'
const allTogether = 'Primary (all parties together)'

/** In a year in which a governor is elected. None of these days in 2027 is a feast day on which nobody may vote. */
const spring: ElectionsOfYear = (year) => {
  const first = nth(3, saturday, year, 4)
  const second = addDays(first, 6 * 7)
  const detail = 'Cities, towns and wards that vote in spring, and party primaries where a board has them.'
  const after = `${onlyAfter(first)} Also the second party primary.`
  return [
    primary(`${year}-spring-primary`, first, { name: 'Spring primary', detail, basis }, [
      ...registration(first, 'the spring primary'),
    ]),
    general(`${year}-spring`, second, { name: 'Spring general', detail: after, basis }, [
      ...registration(second, 'the spring general'),
    ]),
  ]
}

/** The governor, the legislature and parish offices, as in 2019 and 2023. */
const fall: ElectionsOfYear = (year) => {
  const first = nth(2, saturday, year, 10)
  const second = addDays(first, 5 * 7)
  const opens = tuesdayAfterFirstMonday(year, 8)
  const detail = 'Whoever has a majority is elected on this day.'
  const later = `${onlyAfter(first)} The state may name another day.`
  return [
    primary(`${year}-primary`, first, { name: allTogether, detail, basis }, [
      {
        kind: 'qualifying_opens',
        day: opens,
        name: 'Qualifying opens',
        detail: 'First of three days to file for the October primary.',
        basis: 'La. R.S. 18:467, which was changed in 2025.',
      },
      {
        kind: 'qualifying_closes',
        day: addDays(opens, 2),
        name: 'Qualifying closes',
        at: '16:30',
        detail: 'The Thursday after it opens.',
        basis: 'La. R.S. 18:468.',
      },
      ...registration(first, 'the primary'),
    ]),
    general(`${year}-general`, second, { name: 'General', detail: later, basis }, [
      ...registration(second, 'the general'),
    ]),
  ]
}

// The courts and the legislature changed the calendar of 2026: elections of that fall, including Congress, had their
// first round in November.
function fallOf2026(): Election[] {
  const [first, second] = ['2026-11-03', '2026-12-12']
  return [
    primary('2026-primary', first, { name: allTogether, basis }, []),
    general('2026-general', second, { name: 'General', detail: onlyAfter(first), basis }, [
      ...registration(second, 'the general'),
    ]),
  ]
}

/** Congress; the day of the party primary before it is not certain. */
const federal: ElectionsOfYear = (year) => {
  const day = tuesdayAfterFirstMonday(year, 11)
  return [
    general(`${year}-general`, day, { name: 'General', basis: '2 U.S.C. 7.' }, [...registration(day, 'the general')]),
  ]
}

const [daysByMail, daysOnline] = [30, 20]

/**
 * Registration closes this many days before; by mail and in person the deadline moves later if that day is not a
 * business day.
 */
function registration(election: string, of: string): LawfulDate[] {
  const section = 'La. R.S. 18:135.'
  const [byMail, online] = [nextBusinessDay(holidays, addDays(election, -daysByMail)), addDays(election, -daysOnline)]
  // At every election from 2019 to 2024 the Secretary of State named the day before as the last one, such as
  // "September 11" for October 12, 2019, unless that was a weekend.
  const dayBefore = 'At past elections the last day to apply was the day before.'
  const mail = byMail === addDays(election, -daysByMail) ? ` ${dayBefore}` : ''
  return [
    registrationCloses(`${of}, by mail and in person`, byMail, section, `Online until ${typedDayOf(online)}.${mail}`),
    {
      ...registrationCloses(`${of}, online`, online, section, `${daysOnline} days before. ${dayBefore}`),
      kind: 'registration_closes_online',
    },
  ]
}

/**
 * If nobody had a majority, the leading candidates meet again in December, or in November in a governor's year. In
 * spring a first round may be as late as a second one; between two candidates the majority rule decides in either
 * case, and with three the contest stays open.
 */
function isSecondRound(day: string): boolean {
  const monthAndDay = day.slice(5)
  if (monthAndDay >= '12') return true
  return Number(day.slice(0, 4)) % 4 === 3 && monthAndDay >= '11'
}

export const law: Law = {
  elections,
  holidays,
  appointed: ['Superintendent of Education', 'State Auditor'],
  elected: [
    'Governor',
    'Lieutenant Governor',
    'Attorney General',
    'Secretary of State',
    'State Treasurer',
    'Commissioner of Agriculture',
    'Commissioner of Insurance',
    'Police Juror',
    'Parish President',
    'Parish Council Member',
    'Coroner',
    'Assessor',
    'Sheriff',
    'Constable',
    'Chief of Police',
    'Marshal',
    'District Attorney',
    'Clerk of Court',
    'District Judge',
    'Family Court Judge',
    'Juvenile or Parish Court Judge',
    'City Judge',
    'Justice of the Peace',
    'Supreme Court Justice',
    'Court of Appeal Judge',
    'Mayor',
    'City Council Member',
    'Alderman',
    'School Board Member',
    'Public Service Commissioner',
    'State Board of Education Member',
  ],
  officeWords: { 'tax assessor': 'Assessor', 'mayor president': 'Parish President' },
  // R.S. 42:63.
  oneElectiveOffice: true,
  termYears: {
    'Appeals court judge': 10,
    'City judge': 6,
    'City marshal': 6,
    Constable: 6,
    'District attorney': 6,
    'District judge': 6,
    'Justice of the peace': 6,
    'Public service commissioner': 6,
    'Supreme court justice': 10,
  },
  endsWithElection: [],
  primaryNotKnown: [],
  // R.S. 13:477; a judge may be elected by a section of the district, which is part of its name.
  wholeCounties: ['District Attorney', 'District Judge'],
  termBegins: [
    {
      offices: [
        'Mayor',
        'City Council Member',
        'Chief of Police',
        'School Board Member',
        'District Judge',
        'City Judge',
        'Court of Appeal Judge',
        'Supreme Court Justice',
        'Constable',
        'Justice of the Peace',
        'Marshal',
        'Public Service Commissioner',
      ],
      day: inJanuary(1),
      basis: 'Constitution of Louisiana, article IV, section 21, and La. R.S. 13, 17:52 and 33:383',
    },
  ],
  whoWins: (title, day) => {
    // In 2026 the nominees of closed primaries meet in November, except for the House of Representatives.
    if (day >= '2026' && /^(?:U\. ?S\. Senator|PSC)\b/.test(title))
      return { needs: 'most', tie: 'runoff', basis: 'La. R.S. 18:481' }
    return isSecondRound(day)
      ? { needs: 'most', tie: 'runoff', basis: 'La. R.S. 18:481' }
      : { needs: 'majority', tie: 'runoff', basis: 'La. R.S. 18:511' }
  },
  // Orleans elects these together with the city's offices (R.S. 18:402).
  ownDays: { '22071': ['Sheriff', 'Assessor', 'Clerk of Court', 'Coroner'] },
}
