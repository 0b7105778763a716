import { isStateId } from '@atlas/contract/rules/states.ts'
import { type OfficeByLaw, seatsByLawOf } from '@atlas/states/seats-by-law.ts'

const byState = new Map<string, ReadonlyMap<string, OfficeByLaw>>()

/** A state's law on an office, under any name of its holders; undefined if nobody recorded it. */
export function lawOfOffice(stateId: string, office: string): OfficeByLaw | undefined {
  if (!isStateId(stateId)) return undefined
  const known = byState.get(stateId) ?? namesIn(seatsByLawOf(stateId))
  byState.set(stateId, known)
  return known.get(office)
}

function namesIn(offices: readonly OfficeByLaw[]): Map<string, OfficeByLaw> {
  return new Map(offices.flatMap((byLaw) => [byLaw.office, ...byLaw.also].map((name) => [name, byLaw] as const)))
}
