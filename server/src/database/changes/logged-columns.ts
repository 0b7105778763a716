import { type ColumnId, columnIds } from '@atlas/contract/catalogue/columns.ts'
import { officialColumns, seatColumns, serving } from '#database/stored-columns.ts'

/** When an official was entered and how far the source vouches are not what it says of the official. */
const apart: ReadonlySet<ColumnId> = new Set<ColumnId>(['eo.added', 'eo.as_of'])

const ofOthers: readonly ColumnId[] = ['office.name', 'jurisdiction.name', 'jurisdiction.district', 'state.name']

const logged: ReadonlySet<ColumnId> = new Set(
  [...serving(officialColumns), ...serving(seatColumns)]
    .map(([, id]) => id as ColumnId)
    .concat(ofOthers)
    .filter((id) => !apart.has(id)),
)

/** The columns whose changes are written down, in the order of the catalogue; the figures of a place are not an official's. */
export const loggedColumnIds: readonly ColumnId[] = columnIds.filter((id) => logged.has(id))
