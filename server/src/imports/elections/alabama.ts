import { nth, tuesday, tuesdayAfterFirstMonday } from '#imports/elections/days.ts'
import type { Election, ElectionsOfYear } from '#imports/elections/election.ts'

export const alabama: ElectionsOfYear = (year) => {
  if (year % 2 === 0) return [primary(year), general(year)]
  return year % 4 === 1 ? [municipal(year)] : []
}

function primary(year: number): Election {
  const isPresidential = year % 4 === 0
  const day = isPresidential ? nth(1, tuesday, year, 3) : nth(3, tuesday, year, 5)
  const basis = 'Ala. Code 17-13-3.'
  return { id: `${year}-primary`, kind: 'primary', day, dates: [{ kind: 'primary', day, name: 'Primary', basis }] }
}

function general(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  const basis = 'Ala. Code 17-14-3.'
  return { id: `${year}-general`, kind: 'general', day, dates: [{ kind: 'general', day, name: 'General', basis }] }
}

function municipal(year: number): Election {
  const day = nth(4, tuesday, year, 8)
  const basis = 'Ala. Code 11-46-21.'
  return {
    id: `${year}-municipal`,
    kind: 'general',
    day,
    dates: [{ kind: 'general', day, name: 'City elections', basis }],
  }
}
