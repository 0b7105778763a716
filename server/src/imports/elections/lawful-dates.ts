import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import { alabama } from '#imports/elections/alabama.ts'
import type { ElectionsOfYear } from '#imports/elections/election.ts'
import { florida } from '#imports/elections/florida.ts'
import { georgia } from '#imports/elections/georgia.ts'
import { louisiana } from '#imports/elections/louisiana.ts'
import { mississippi } from '#imports/elections/mississippi.ts'
import type { ElectionDateRecord } from '#imports/records/records.ts'

const lawOf: Record<StateId, ElectionsOfYear> = {
  '01': alabama,
  '12': florida,
  '13': georgia,
  '22': louisiana,
  '28': mississippi,
}

// The terms of nearly all offices: so every seat has its next elections among them.
const yearsAhead = 4

/** Every election day that the law of the five states sets in this year and the next four, and the deadlines before it. */
export function lawfulDates(today: string, sourceId: string): ElectionDateRecord[] {
  const first = Number(today.slice(0, 4))
  const years = Array.from({ length: yearsAhead + 1 }, (_, place) => first + place)
  return stateIds.flatMap((id) => years.flatMap((year) => datesOf(id, year, sourceId)))
}

export function datesOf(stateId: StateId, year: number, sourceId: string): ElectionDateRecord[] {
  const code = states[stateId].code.toLowerCase()
  return lawOf[stateId](year).flatMap((election) =>
    election.dates.map(({ detail = null, ...date }) => ({
      ...date,
      uid: [code, election.id, ...(date.kind === election.kind ? [] : [date.kind])].join('-'),
      stateId,
      electionKind: election.kind,
      electionDay: election.day,
      offices: null,
      detail,
      isConfirmed: false,
      sourceId,
    })),
  )
}
