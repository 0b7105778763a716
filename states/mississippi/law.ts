import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { dayOfMonth, nth, tuesday, tuesdayAfterFirstMonday } from '#law/days.ts'
import {
  type Election,
  type ElectionsOfYear,
  general,
  generalRunoff,
  type LawfulDate,
  primary,
  primaryRunoff,
  registrationCloses,
} from '#law/election.ts'
import { type Holiday, isHoliday, nextBusinessDay } from '#law/holidays.ts'
import { officesOfType } from '@atlas/contract/rules/offices.ts'
import type { Law } from '#law/law.ts'
import { firstMondayOfJanuary } from '#law/term-begins.ts'

// Miss. Code 3-3-7.
const holidays: readonly Holiday[] = [
  'New Year’s Day',
  'Martin Luther King Jr. Day',
  'Presidents’ Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Veterans Day',
  'Thanksgiving',
  'Christmas',
]

const elections: ElectionsOfYear = (year) => {
  if (year % 4 === 3) return [statePrimary(year), stateElection(year)]
  return year % 4 === 1 ? municipal(year) : [federalPrimary(year), federalElection(year)]
}

// Since 2025 (S.B. 2144 of 2024) runoffs follow after four weeks instead of three, except in cities.
function statePrimary(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 8)
  const basis = 'Miss. Code 23-15-191.'
  return primary(`${year}-primary`, day, { name: 'Primary', basis }, [
    primaryRunoff(day, 4, basis),
    {
      kind: 'qualifying_opens',
      day: nextBusinessDay(holidays, dayOfMonth(year, 1, 1)),
      name: 'Qualifying opens',
      detail: 'Fees are not taken before January 1; this is the first day of business.',
      basis: 'Miss. Code 23-15-299.',
    },
    qualifying(dayOfMonth(year, 2, 1), 'Last day to file for the party primaries: state, legislature and county.'),
    registration(day, 'the primary'),
  ])
}

function stateElection(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  const basis = 'Miss. Code 23-15-193.'
  const runoff = generalRunoff(day, 4, basis)
  return general(`${year}-general`, day, { name: 'General', basis }, [
    { ...runoff, only: { word: 'statewide', offices: officesOfType('Statewide Executive') } },
    registration(day, 'the general'),
  ])
}

/** Congress; since 2025 (H.B. 293) on the same day outside presidential years. */
function federalPrimary(year: number): Election {
  const day = nth(2, tuesday, year, 3)
  const basis = 'Miss. Code 23-15-1031.'
  return primary(`${year}-primary`, day, { name: 'Primary', basis }, [
    primaryRunoff(day, 4, basis),
    qualifying(addDays(day, -75), 'Last day to file for the party primaries: Congress.'),
    registration(day, 'the primary'),
  ])
}

function federalElection(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  return general(`${year}-general`, day, { name: 'General', basis: '2 U.S.C. 7.' }, [registration(day, 'the general')])
}

const municipal: ElectionsOfYear = (year) => {
  const first = nth(1, tuesday, year, 4)
  const second = tuesdayAfterFirstMonday(year, 6)
  const basis = 'Miss. Code 23-15-171.'
  return [
    primary(`${year}-municipal-primary`, first, { name: 'City primaries', basis }, [
      { ...primaryRunoff(first, 3, basis), name: 'Runoff of city primaries' },
      registration(first, 'city primaries'),
    ]),
    general(`${year}-municipal`, second, { name: 'City elections', basis: 'Miss. Code 23-15-173.' }, [
      registration(second, 'city elections'),
    ]),
  ]
}

function qualifying(lastDay: string, detail: string): LawfulDate {
  const day = nextBusinessDay(holidays, lastDay)
  return {
    kind: 'qualifying_closes',
    day,
    name: 'Qualifying closes',
    at: '17:00',
    detail,
    basis: 'Miss. Code 23-15-299.',
  }
}

/** The 30th day before a Tuesday is a Sunday; applications received on the next business day are in time. */
function registration(election: string, of: string): LawfulDate {
  const day = addDays(election, -29)
  const detail = isHoliday(holidays, day)
    ? '30 days before; the 30th day is a Sunday, and this Monday is a holiday. The state may name another day.'
    : '30 days before; the 30th day is a Sunday.'
  return registrationCloses(of, day, 'Miss. Code 23-15-11.', detail)
}

export const law: Law = {
  elections,
  holidays,
  appointed: ['Superintendent of Education'],
  elected: [
    'Governor',
    'Lieutenant Governor',
    'Attorney General',
    'Secretary of State',
    'State Treasurer',
    'State Auditor',
    'Commissioner of Agriculture',
    'Commissioner of Insurance',
    'County Supervisor',
    'Election Commissioner',
    'County Attorney',
    'Tax Assessor/Collector',
    'Tax Assessor',
    'Tax Collector',
    'Coroner',
    'Surveyor',
    'Sheriff',
    'Constable',
    'Chief of Police',
    'Marshal',
    'District Attorney',
    'Chancery Clerk',
    'Circuit Clerk',
    'Circuit Judge',
    'Chancery Judge',
    'Justice Court Judge',
    'County Court Judge',
    'Supreme Court Justice',
    'Court of Appeal Judge',
    'Mayor',
    'City Council Member',
    'Alderman',
    'School Board Member',
    'Superintendent of Schools',
    'Public Service Commissioner',
    'Transportation Commissioner',
    'Levee Commissioner',
  ],
  officeWords: {
    commissioner: 'County Supervisor',
    'county commissioner': 'County Supervisor',
    'circuit court clerk': 'Circuit Clerk',
    'county judge': 'County Court Judge',
    'city clerk': 'Municipal Clerk and Tax Collector',
    'town clerk': 'Municipal Clerk and Tax Collector',
    'municipal clerk': 'Municipal Clerk and Tax Collector',
    'prosecuting attorney': 'County Attorney',
    'superintendent of education': 'Superintendent of Schools',
  },
  oneElectiveOffice: false,
  termYears: {},
  endsWithElection: [],
  // Elected on a nonpartisan ballot, so the party primary does not apply to them.
  primaryNotKnown: [
    'Election Commissioner',
    'School Board Member',
    'Circuit Judge',
    'Chancery Judge',
    'County Court Judge',
  ],
  // Miss. Code 9-3-1, 9-7-3 and following, 25-31-5, 65-1-3, 77-1-1. Judges are not listed, because their subdistricts
  // are not whole counties.
  wholeCounties: [
    'District Attorney',
    'Supreme Court Justice',
    'Public Service Commissioner',
    'Transportation Commissioner',
  ],
  whoWins: (title) =>
    /\b(?:judge|justice|chancellor|supreme court|court of appeals)\b/i.test(title) && !/\bjustice court\b/i.test(title)
      ? { needs: 'majority', tie: 'runoff', basis: 'Mississippi Code 23-15-981' }
      : { needs: 'most', tie: 'lot', basis: 'Mississippi Code 23-15-605' },
  termBegins: [
    {
      offices: [
        'Circuit Judge',
        'Chancery Judge',
        'County Court Judge',
        'Supreme Court Justice',
        'Court of Appeal Judge',
      ],
      day: firstMondayOfJanuary,
      basis: 'Miss. Code 23-15-193',
    },
  ],
  ownDays: {},
}
