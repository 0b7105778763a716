import { contactColumns, officialColumns, ownOfficialColumns, recorded, seatColumns } from '#database/stored-columns.ts'
import { isOfCorrection } from '#imports/records/correction-source.ts'
import type { Layer, LayerContact, LayerOfficial, LayerSeat } from '#imports/spreadsheets/overlay/layer.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { readLayer, readRows } from '#imports/spreadsheets/overlay/read-layer.ts'
import type { CorrectedRecords } from '#imports/spreadsheets/resolve/existing-records.ts'

/** The stored own list. */
export async function readOwnList(transaction: ImportTransaction, existing?: CorrectedRecords): Promise<Layer> {
  return listOf(await readLayer(transaction, existing))
}

/** Only its officials and offices. */
export async function readOwnRows(transaction: ImportTransaction): Promise<OwnRows> {
  return rowsOfList(await readRows(transaction))
}

type OwnRows = Pick<Layer, 'officials' | 'contacts'>

/** The own list: the stored layer without the corrections applied to it. */
function listOf(stored: Layer): Layer {
  return {
    ...stored,
    sources: stored.sources.filter(({ id }) => !isOfCorrection(id)),
    seats: stored.seats.flatMap((seat) => withoutCorrections(seat, seat.listed)),
    ...rowsOfList(stored),
  }
}

function rowsOfList({ officials, contacts }: OwnRows): OwnRows {
  return {
    contacts: contacts.flatMap((contact) => withoutCorrections(contact, contact.listed)),
    officials: officials.flatMap((official) => {
      const { id, standsFor, replaces = null } = official
      // The public official that a row is joined to may have changed since the correction.
      return withoutCorrections(official, official.listed && { ...official.listed, id, standsFor, replaces })
    }),
  }
}

function withoutCorrections<Row extends LayerOfficial | LayerSeat | LayerContact>(
  row: Row,
  listRow: Row | null | undefined,
): Row[] {
  return row.isListed === false ? [] : [listRow ?? row]
}

const ofOfficial = ['office', 'jurisdictionKey', 'party', ...recordNames({ ...officialColumns, ...ownOfficialColumns })]
const ofSeat = ['officeId', 'jurisdictionKey', ...recordNames(seatColumns)]
const ofContact = ['officeId', ...recordNames(contactColumns)]

/** A row of the list as stored beneath its corrections, the same from a file as from the database. */
export function asListed(official: LayerOfficial): LayerOfficial {
  return complete(official, ofOfficial)
}

/** The same for a seat. */
export function asListedSeat(seat: LayerSeat): LayerSeat {
  return complete(seat, ofSeat)
}

/** The same for the contact of an office. */
export function asListedContact(contact: LayerContact): LayerContact {
  return complete(contact, ofContact)
}

function complete<Row extends object>(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name as keyof Row] ?? null])) as Row
}

function recordNames(columns: Parameters<typeof recorded>[0]): string[] {
  return recorded(columns).flatMap(([, name]) => (name === 'isListed' || name === 'listed' ? [] : [name]))
}
