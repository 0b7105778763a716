import { addDays, nth, saturday, tuesdayAfterFirstMonday } from '#imports/elections/days.ts'
import type { ElectionsOfYear } from '#imports/elections/election.ts'

export const louisiana: ElectionsOfYear = (year) => {
  if (year % 4 === 3) return gubernatorial(year)
  if (year % 2 !== 0) return []
  const day = tuesdayAfterFirstMonday(year, 11)
  const basis = '2 U.S.C. 7.'
  return [{ id: `${year}-general`, kind: 'general', day, dates: [{ kind: 'general', day, name: 'General', basis }] }]
}

const gubernatorial: ElectionsOfYear = (year) => {
  const primary = nth(2, saturday, year, 10)
  const general = addDays(primary, 5 * 7)
  const basis = 'La. R.S. 18:402.'
  return [
    {
      id: `${year}-primary`,
      kind: 'primary',
      day: primary,
      dates: [{ kind: 'primary', day: primary, name: 'Primary (all parties together)', basis }],
    },
    {
      id: `${year}-general`,
      kind: 'general',
      day: general,
      dates: [{ kind: 'general', day: general, name: 'General', basis }],
    },
  ]
}
