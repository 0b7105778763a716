import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import {
  type ExistingJurisdiction,
  type ExistingOffice,
  type ExistingRecords,
  hasSeat,
  seatOf,
} from '#imports/spreadsheets/resolve/existing-records.ts'
import type { PlaceCriteria } from '#imports/spreadsheets/resolve/named-places.ts'
import { nameOfRow } from '#imports/spreadsheets/resolve/person-name.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'

/**
 * The seat in the US Senate that a row means: by its class, or else by the person. Undefined if the classes are not
 * known, as for invented officials.
 */
export function findSenateSeat(
  { stateId, district }: PlaceCriteria,
  values: CellValues,
  office: ExistingOffice,
  usual: string | null,
  existing: ExistingRecords,
): ExistingJurisdiction | undefined {
  const seats = [...existing.jurisdictions.values()].filter(
    (place) => place.stateId === stateId && place.kind === 'state-district' && hasSeat(office, place, existing),
  )
  if (seats.length === 0) return undefined
  const { last } = nameOfRow(values)
  const holders = (place: ExistingJurisdiction) =>
    existing.officialsOfSeat.get(seatOf({ officeId: office.id, jurisdictionKey: place.key })) ?? []
  const fitting =
    district === null
      ? seats.filter(
          (place) => place.key === usual || holders(place).some((each) => normalized(each.last) === normalized(last)),
        )
      : seats.filter((place) => classOf(place.district ?? '') === classOf(district))
  const [only] = fitting
  if (only && fitting.length === 1) return only
  const each = seats.map((place) => [`"${place.district}"`, ...nameOfHolder(holders(place))].join(' '))
  throw new CellRefused(
    `${states[stateId].name} has two seats in the U.S. Senate; say which: ${each.join(' or ')}`,
    'jurisdiction.district',
  )
}

/** "Class 2" and "2" → 2 */
function classOf(district: string): string {
  return normalized(district).replace(/^class /, '')
}

function nameOfHolder([holder]: readonly { readonly name: string }[]): string[] {
  return holder ? [`(${holder.name})`] : []
}
