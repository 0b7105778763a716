import { addDays, nth, tuesday, tuesdayAfterFirstMonday } from '#imports/elections/days.ts'
import type { Election, ElectionsOfYear } from '#imports/elections/election.ts'

export const georgia: ElectionsOfYear = (year) => (year % 2 === 0 ? [primary(year), general(year)] : [municipal(year)])

const runoffBasis = 'O.C.G.A. 21-2-501.'

function primary(year: number): Election {
  const day = nth(3, tuesday, year, 5)
  const detail = `Only where nobody had a majority in the primary.`
  return {
    id: `${year}-primary`,
    kind: 'primary',
    day,
    dates: [
      { kind: 'primary', day, name: 'Primary', basis: 'O.C.G.A. 21-2-150.' },
      { kind: 'primary_runoff', day: addDays(day, 28), name: 'Primary runoff', detail, basis: runoffBasis },
    ],
  }
}

function general(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  const detail = `Only where nobody had a majority in the general election.`
  return {
    id: `${year}-general`,
    kind: 'general',
    day,
    dates: [
      { kind: 'general', day, name: 'General', basis: 'O.C.G.A. 21-2-9.' },
      { kind: 'general_runoff', day: addDays(day, 28), name: 'General runoff', detail, basis: runoffBasis },
    ],
  }
}

function municipal(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  const basis = 'O.C.G.A. 21-2-9.'
  return {
    id: `${year}-municipal`,
    kind: 'general',
    day,
    dates: [{ kind: 'general', day, name: 'City elections', detail: 'Some cities differ.', basis }],
  }
}
