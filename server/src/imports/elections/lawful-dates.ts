import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'
import type { Election, LawfulDate } from '@atlas/states/law/election.ts'
import { laws } from '@atlas/states/laws.ts'
import type { ElectionDateRecord } from '#imports/records/records.ts'

// The years of the table that was written from the codes (lawful-dates.test.ts), which cover the terms of nearly all
// offices. A new year needs a new table, because some states skip holidays, and laws change.
const years = [2026, 2027, 2028, 2029, 2030]
// Courts and special sessions moved elections in the spring and summer of 2026 in Alabama, Florida and Louisiana, so
// the actual dates were not those of the law.
const knownFrom = '2026-11-03'

/** Every election day that the laws of the states set, and the deadlines before it. */
export function lawfulDates(sourceId: string): ElectionDateRecord[] {
  return stateIds.flatMap((id) => years.flatMap((year) => datesOfYear(id, year, sourceId)))
}

export function datesOfYear(stateId: StateId, year: number, sourceId: string): ElectionDateRecord[] {
  return laws[stateId]
    .elections(year)
    .filter(({ day }) => day >= knownFrom)
    .flatMap((election) => election.dates.map((date) => ({ ...recordOf(stateId, election, date), sourceId })))
}

function recordOf(
  stateId: StateId,
  election: Election,
  { only, at, name, detail, ...date }: LawfulDate,
): Omit<ElectionDateRecord, 'sourceId'> {
  const itself = date.kind === election.kind
  return {
    ...date,
    uid: [
      states[stateId].code.toLowerCase(),
      election.id,
      ...(itself ? [] : [date.kind]),
      ...(only ? [only.word] : []),
    ].join('-'),
    stateId,
    electionKind: election.kind,
    electionDay: election.day,
    offices: only?.offices ?? null,
    name: at ? `${name}, ${timeInWords(at)}` : name,
    timeOfDay: at ?? null,
    detail: detail ?? null,
    isConfirmed: false,
  }
}

/** `17:00` as "5:00 PM". */
function timeInWords(time: string): string {
  if (time === '12:00') return 'noon'
  const [hours = 0, minutes] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
