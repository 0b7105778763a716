import type { SeatsAhead } from '@atlas/contract/endpoints/elections/elections.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

/** An office of the picture, or all others together. */
export interface YearsOffice {
  readonly key: string
  readonly label: string
  /** Its place among the looks of offices. */
  readonly look: number
  /** On all days. */
  readonly seats: number
}

/** The seats of one of them on one day. */
export interface OfficeSeats extends YearsOffice {
  readonly uncontested: number
  readonly unknown: number
}

/** More would not be told apart; those with the most seats stand by themselves. */
const mostOffices = 6
const others = 'others'

/** Which offices stand by themselves, and the seats of a day by these; the same order on every day. */
export function officesOfYears({ days }: Pick<SeatsAhead, 'days'>) {
  const offices = days.flatMap((day) => day.offices)
  const byOffice = groupBy(offices, ({ office_id: id }) => id)
  const ranked = [...byOffice]
    .map(([key, those]) => ({ key, label: those[0]?.office ?? '', seats: sum(those, 'seats') }))
    .sort((one, other) => other.seats - one.seats || one.label.localeCompare(other.label))
  const [own, rest] = [ranked.slice(0, mostOffices), ranked.slice(mostOffices)]
  const all =
    rest.length === 0 ? own : [...own, { key: others, label: restLabel(rest.length), seats: sum(rest, 'seats') }]
  const kinds = all.map((kind, look): YearsOffice => ({ ...kind, look }))
  const named = new Set(own.map(({ key }) => key))
  const ofDay = (day: SeatsAhead['days'][number]): OfficeSeats[] =>
    kinds.flatMap((kind) => {
      const those = day.offices.filter(({ office_id: id }) => (named.has(id) ? id === kind.key : kind.key === others))
      if (those.length === 0) return []
      const [seats, uncontested, unknown] = (['seats', 'uncontested', 'unknown'] as const).map((of) => sum(those, of))
      return [{ ...kind, seats: seats ?? 0, uncontested: uncontested ?? 0, unknown: unknown ?? 0 }]
    })
  return { kinds, ofDay }
}

function restLabel(count: number): string {
  return count === 1 ? '1 other office' : `${count} other offices`
}

function sum<Of extends string>(those: readonly Readonly<Record<Of, number>>[], of: Of): number {
  return those.reduce((total, each) => total + each[of], 0)
}
