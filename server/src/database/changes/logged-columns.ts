import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import { officialColumns, servedBySeats, serving } from '#database/stored-columns.ts'

/**
 * When an official was entered and how far the source vouches are not what it says of the official; of the contact of
 * the office the number and the e-mail address alone are what somebody who calls has to hear of.
 */
const apart: ReadonlySet<ColumnId> = new Set<ColumnId>([
  'eo.added',
  'eo.as_of',
  'office.contact_name',
  'office.contact_as_of',
  'office.address',
  'office.website',
])

const ofOthers: readonly ColumnId[] = ['office.name', 'jurisdiction.name', 'jurisdiction.district', 'state.name']

const logged: ReadonlySet<ColumnId> = new Set(
  [...serving(officialColumns), ...servedBySeats]
    .map(([, id]) => id as ColumnId)
    .concat(ofOthers)
    .filter((id) => !apart.has(id)),
)

/** The columns whose changes are written down, in the order of the catalogue; the figures of a place are not an official's. */
export const loggedColumnIds: readonly ColumnId[] = columnIds.filter((id) => logged.has(id))
