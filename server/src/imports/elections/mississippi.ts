import { addDays, nth, tuesday, tuesdayAfterFirstMonday } from '#imports/elections/days.ts'
import type { Election, ElectionsOfYear } from '#imports/elections/election.ts'

export const mississippi: ElectionsOfYear = (year) => {
  if (year % 4 === 3) return [primary(year), general(year)]
  if (year % 4 === 1) return municipal(year)
  return year % 4 === 0 ? [federalPrimary(year), general(year)] : [general(year)]
}

function primary(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 8)
  const basis = 'Miss. Code 23-15-191.'
  const detail = 'Only where nobody had a majority in the primary.'
  return {
    id: `${year}-primary`,
    kind: 'primary',
    day,
    dates: [
      { kind: 'primary', day, name: 'Primary', basis },
      { kind: 'primary_runoff', day: addDays(day, 21), name: 'Primary runoff', detail, basis },
    ],
  }
}

function general(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  const basis = 'Miss. Code 23-15-833.'
  return { id: `${year}-general`, kind: 'general', day, dates: [{ kind: 'general', day, name: 'General', basis }] }
}

function federalPrimary(year: number): Election {
  const day = nth(2, tuesday, year, 3)
  const basis = 'Miss. Code 23-15-1081.'
  return { id: `${year}-primary`, kind: 'primary', day, dates: [{ kind: 'primary', day, name: 'Primary', basis }] }
}

const municipal: ElectionsOfYear = (year) => {
  const primaryDay = nth(1, tuesday, year, 4)
  const generalDay = tuesdayAfterFirstMonday(year, 6)
  const basis = 'Miss. Code 23-15-173.'
  return [
    {
      id: `${year}-municipal-primary`,
      kind: 'primary',
      day: primaryDay,
      dates: [{ kind: 'primary', day: primaryDay, name: 'City primaries', basis }],
    },
    {
      id: `${year}-municipal`,
      kind: 'general',
      day: generalDay,
      dates: [{ kind: 'general', day: generalDay, name: 'City elections', basis }],
    },
  ]
}
