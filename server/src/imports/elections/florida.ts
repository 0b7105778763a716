import { addDays, tuesdayAfterFirstMonday } from '#imports/elections/days.ts'
import type { ElectionsOfYear } from '#imports/elections/election.ts'

export const florida: ElectionsOfYear = (year) => {
  if (year % 2 !== 0) return []
  const general = tuesdayAfterFirstMonday(year, 11)
  const primary = addDays(general, -11 * 7)
  return [
    {
      id: `${year}-primary`,
      kind: 'primary',
      day: primary,
      dates: [{ kind: 'primary', day: primary, name: 'Primary', basis: 'Fla. Stat. 100.061.' }],
    },
    {
      id: `${year}-general`,
      kind: 'general',
      day: general,
      dates: [{ kind: 'general', day: general, name: 'General', basis: 'Fla. Stat. 100.031.' }],
    },
  ]
}
