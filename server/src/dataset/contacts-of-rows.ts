import { officeLineName } from '@atlas/contract/rules/office-line-names.ts'
import { type ContactKind, contactShown, type ShownContact } from '@atlas/contract/rules/shown-contact.ts'
import type { IndexChoice } from '#search/search-index.ts'
import type { GatheredColumn, GatheredColumns } from '#dataset/gathered-column.ts'
import { NumberedPairs } from '#dataset/numbered-pairs.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import type { OfficialColumn } from '#dataset/read-officials.ts'
import type { SeatColumn } from '#dataset/read-seats.ts'
import type { ColumnInput } from '#search/build-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { textAt } from '#search/text-table.ts'

/** What the rows of an index show for a kind of contact; rows that show the same share a code. */
export interface ContactsOfRows {
  readonly codes: Uint32Array
  readonly shown: readonly (ShownContact | null)[]
}

interface Rows {
  readonly own: GatheredColumns<OfficialColumn>
  readonly seats: ReadonlyMap<SeatColumn, GatheredColumn>
  /** row → its index in the columns of officials */
  readonly placeOfRow: Uint32Array
  /** row → its index in the columns of seats */
  readonly seatOfRow: Uint32Array
  readonly sources: OfficialSources
}

/** The stored columns, and the column by which provenance identifies the person’s own contact. */
const stored = {
  phone: { own: 'phone', id: 'eo.phone', line: 'contact_phone', lineAsOf: 'contact_as_of' },
  email: { own: 'email', id: 'eo.email', line: 'contact_email', lineAsOf: 'contact_email_as_of' },
} as const satisfies Record<ContactKind, object>

export function contactsOfRows(rows: Rows): Record<ContactKind, ContactsOfRows> {
  return { phone: ofKind(rows, 'phone'), email: ofKind(rows, 'email') }
}

function ofKind({ own, seats, placeOfRow, seatOfRow, sources }: Rows, kind: ContactKind): ContactsOfRows {
  const { own: ownColumn, id, line, lineAsOf } = stored[kind]
  const owns = textsOf(own.get(ownColumn) as GatheredColumn)
  const ownCodes = (own.get(ownColumn) as GatheredColumn).codes.take(placeOfRow)
  const lines = linesOfSeats(seats, line, lineAsOf)
  const linesOfRows = lines.codes
  const days = sources.source.map(({ as_of: asOf, apart }) => apart[id]?.as_of ?? asOf)
  const pairs = new NumberedPairs()
  const codes = sharedUint32(placeOfRow.length)
  const shown: (ShownContact | null)[] = []
  for (let row = 0; row < codes.length; row++) {
    const ownCode = ownCodes[row] as number
    const isOwn = owns[ownCode] !== null
    // With an own contact the office line does not matter, and with an office line the person's day does not.
    const other = isOwn ? (sources.ofRow[row] as number) : (linesOfRows[seatOfRow[row] as number] as number)
    const code = pairs.numberOf(ownCode, other)
    if (code === shown.length)
      shown.push(
        contactShown({
          own: owns[ownCode] ?? null,
          ownAsOf: isOwn ? (days[other] ?? null) : null,
          ...(isOwn ? noLine : (lines.different[other] as Line)),
        }),
      )
    codes[row] = code
  }
  return { codes, shown }
}

interface Line {
  readonly line: string | null
  readonly lineOf: string
  readonly lineAsOf: string | null
}
const noLine: Line = { line: null, lineOf: '', lineAsOf: null }

/** Few seats have another office line than their neighbors, so each different line is built once. */
function linesOfSeats(seats: Rows['seats'], line: SeatColumn, lineAsOf: SeatColumn) {
  const columns = [line, lineAsOf, 'contact_name' as const, 'office_name' as const].map((name) => {
    const column = seats.get(name) as GatheredColumn
    return { codes: column.codes, texts: textsOf(column) }
  })
  const [first] = columns as [(typeof columns)[number]]
  const different: Line[] = []
  const numberOf = new Map<string, number>()
  const codes = new Uint32Array(first.codes.count)
  for (let seat = 0; seat < codes.length; seat++) {
    const [value, asOf, name, office] = columns.map(({ codes: ofSeats, texts }) => texts[ofSeats.at(seat)] ?? null)
    const found: Line =
      value == null ? noLine : { line: value, lineOf: name ?? officeLineName(office ?? ''), lineAsOf: asOf ?? null }
    const key = value == null ? '' : `${found.line}\t${found.lineOf}\t${found.lineAsOf}`
    const number = numberOf.get(key) ?? different.push(found) - 1
    numberOf.set(key, number)
    codes[seat] = number
  }
  return { codes, different }
}

function textsOf(column: GatheredColumn): (string | null)[] {
  const { texts, known } = column.finish()
  return Array.from(known, (isKnown, code) => (isKnown === 1 ? textAt(texts, code) : null))
}

interface ContactColumn {
  readonly read: (shown: ShownContact | null) => string | null
  readonly choices?: (shown: ShownContact | null) => readonly IndexChoice[]
}

/** A column of the index with a part of the contact; rows with the same value have the same code. */
export function contactColumn({ read, choices }: ContactColumn, { codes, shown }: ContactsOfRows): ColumnInput {
  const numberOf = new Map<string | null, number>()
  const values: (string | null)[] = []
  const different: (ShownContact | null)[] = []
  const codeOf = shown.map((each) => {
    const value = read(each)
    const number = numberOf.get(value) ?? values.push(value) - 1
    if (number === different.length) different.push(each)
    numberOf.set(value, number)
    return number
  })
  const ofRows = sharedUint32(codes.length)
  for (let row = 0; row < ofRows.length; row++) ofRows[row] = codeOf[codes[row] as number] as number
  return choices ? { codes: ofRows, values, choices: different.map(choices) } : { codes: ofRows, values }
}
