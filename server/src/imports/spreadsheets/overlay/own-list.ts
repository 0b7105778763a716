import { contactColumns, officialColumns, ownOfficialColumns, recorded, seatColumns } from '#database/stored-columns.ts'
import { isOfCorrection } from '#imports/records/correction-source.ts'
import type { Layer, LayerContact, LayerOfficial, LayerSeat } from '#imports/spreadsheets/overlay/layer.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { readLayer, readRows } from '#imports/spreadsheets/overlay/read-layer.ts'
import type { CorrectedRecords } from '#imports/spreadsheets/resolve/existing-records.ts'

/** The own list as it is stored. */
export async function readOwnList(transaction: ImportTransaction, existing?: CorrectedRecords): Promise<Layer> {
  return listOf(await readLayer(transaction, existing))
}

/** The officials and the offices of it. */
export async function readOwnRows(transaction: ImportTransaction): Promise<OwnRows> {
  return rowsOfList(await readRows(transaction))
}

type OwnRows = Pick<Layer, 'officials' | 'contacts'>

/** What an organization's own list says: its layer as it is stored, without the corrections that are laid over it. */
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
      // Whom a row stands for may be another since it was corrected.
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

/** A row of the list as it is kept beneath its corrections: the same, whether it came from a file or was stored. */
export function asListed(official: LayerOfficial): LayerOfficial {
  return complete(official, ofOfficial)
}

/** The same of a seat. */
export function asListedSeat(seat: LayerSeat): LayerSeat {
  return complete(seat, ofSeat)
}

/** The same of the contact of an office. */
export function asListedContact(contact: LayerContact): LayerContact {
  return complete(contact, ofContact)
}

function complete<Row extends object>(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name as keyof Row] ?? null])) as Row
}

function recordNames(columns: Parameters<typeof recorded>[0]): string[] {
  return recorded(columns).flatMap(([, name]) => (name === 'isListed' || name === 'listed' ? [] : [name]))
}
