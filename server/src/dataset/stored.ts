import { type ColumnId, type ColumnIdOf, columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { isNamedCounts, namedCounts } from '@atlas/contract/catalogue/named-counts.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { SourceKind } from '@atlas/contract/catalogue/source-kinds.ts'
import { yearsBetween } from '@atlas/contract/rules/calendar-day.ts'
import { coverageLabels } from '@atlas/contract/rules/coverage.ts'
import { levelOf as levelOfOffice, levels } from '@atlas/contract/rules/levels.ts'
import { officeLineName } from '@atlas/contract/rules/office-line-names.ts'
import { columnsOfContact, type ContactKind, type ShownContact } from '@atlas/contract/rules/shown-contact.ts'
import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import { resultPending } from '@atlas/contract/rules/result-pending.ts'
import { officialColumns, servedBySeats, serving } from '#database/stored-columns.ts'
import { geoidOf, ocdIdOf } from '#dataset/divisions.ts'
import { type Circumstances, nextElection } from '#dataset/next-election.ts'
import type { OfficialColumn } from '#dataset/read-officials.ts'
import type { SeatColumn } from '#dataset/read-seats.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { momentOf } from '#platform/clock.ts'
import type { IndexChoice } from '#search/search-index.ts'

/**
 * Where the value of a column is stored: in the official, the seat, the jurisdiction, or the figures, which many
 * share.
 */
export type Stored =
  | TheirNumber
  | OfColumns<'official', OfficialColumn>
  | OfColumns<'seat', SeatColumn>
  | OfContact
  | Of<'jurisdiction', ElectingArea>
  | Of<'figures', StoredJurisdiction['facts']>

/** The number of the official, which is part of each row. */
interface TheirNumber {
  readonly level: 'official'
  readonly from: null
}

/** Some columns of a row as texts of the database. */
export type StoredTexts<Column extends string> = Readonly<Record<Column, string | null>>

/** Derived from columns of a row, once for each different combination of their values. */
export interface OfColumns<Level extends 'official' | 'seat', Column extends string> {
  readonly level: Level
  readonly from: readonly Column[]
  readonly read: (texts: StoredTexts<Column>, circumstances: Circumstances) => ColumnValue
  /** For a column with choices: the choices of the row; empty if unknown. */
  readonly choices?: (texts: StoredTexts<Column>) => readonly IndexChoice[]
}

/** Derived from the official’s own contact and the line of their office. */
interface OfContact {
  readonly level: 'contact'
  readonly kind: ContactKind
  readonly read: (shown: ShownContact | null) => string | null
  readonly choices?: (shown: ShownContact | null) => readonly IndexChoice[]
}

interface Of<Level, Row> {
  readonly level: Level
  readonly read: (row: Row) => ColumnValue
  readonly choices?: (row: Row) => readonly IndexChoice[]
}

/** What the columns of a jurisdiction are read from; a place has the same. */
export type ElectingArea = Pick<StoredJurisdiction, 'key' | 'name' | 'district' | 'coverage' | 'state' | 'counties'>

const jurisdiction = (read: (row: ElectingArea) => ColumnValue): Stored => ({ level: 'jurisdiction', read })
const figures = (read: (facts: StoredJurisdiction['facts']) => ColumnValue): Stored => ({ level: 'figures', read })

/** A choice with its sort text: its label and, if several have the same label, the place. */
export const choice = (id: string, label: string, place: string | null = null): IndexChoice => ({
  id,
  label,
  place,
  sortKey: `${normalized(label)} ${place ?? ''}`.trim(),
})
/** A choice whose id is derived from its label. */
export const worded = (label: string | null): IndexChoice[] => (label === null ? [] : [choice(slug(label), label)])

/** The stored value itself; if the catalogue has choices for it, they are derived from it. */
function asStored<Level extends 'official' | 'seat', Column extends string>(
  level: Level,
  id: ColumnId,
  column: Column,
): OfColumns<Level, Column> {
  const read = (texts: StoredTexts<Column>) => (isNumeric(id) ? numberOf(texts[column]) : texts[column])
  return { level, from: [column], read, ...(columnOf(id).choices ? { choices: (row) => choicesOf(read(row)) } : {}) }
}

function isNumeric(id: ColumnId): boolean {
  return ['int', 'percentage'].includes(columnOf(id).type)
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function choicesOf(value: string | number | null): IndexChoice[] {
  return typeof value === 'number' ? [{ ...choice(String(value), String(value)), sortKey: value }] : worded(value)
}

function contact(kind: ContactKind, part: keyof ShownContact): Stored {
  const read = (shown: ShownContact | null) => shown?.[part] ?? null
  const choices = (shown: ShownContact | null) => worded(read(shown))
  return { level: 'contact', kind, read, ...(part === 'of' && { choices }) }
}

const ofOfficialsAndSeats: readonly (readonly [ColumnId, Stored])[] = [
  ...serving(officialColumns).map(([column, id]) => [id, asStored('official', id, column)] as const),
  ...servedBySeats.map(([column, id]) => [id, asStored('seat', id, column)] as const),
]

function levelIn(row: StoredTexts<'office_name' | 'office_type'>) {
  return levelOfOffice(row.office_name ?? '', row.office_type ?? '')
}

/** Who answers the office line, according to its source or the office itself. */
function lineNameIn(row: StoredTexts<'contact_name' | 'contact_phone' | 'office_name'>): string | null {
  return row.contact_name ?? (row.contact_phone === null ? null : officeLineName(row.office_name ?? ''))
}

/** The values that are not simply one stored column. */
const madeOf = {
  'eo.id': { level: 'official', from: null },
  'eo.age': {
    level: 'official',
    from: ['birth_date', 'age'],
    read: ({ birth_date: born, age }, { today }) => (born ? yearsBetween(born, today) : numberOf(age)),
  },
  'eo.added': {
    level: 'official',
    from: ['added'],
    read: ({ added }) => added && momentOf(new Date(added)),
  },
  'stats.result_pending': {
    level: 'official',
    from: ['ballot_day', 'election_year'],
    read: ({ ballot_day: ballotDay, election_year: year }, { today }) =>
      resultPending({ ballotDay, electionYear: numberOf(year) }, today),
  },
  'jurisdictionoffice.next_election': {
    level: 'seat',
    from: ['state_id', 'office_id', 'next_primary', 'next_general'],
    read: nextElection,
  },
  'party.name': {
    level: 'official',
    from: ['party_id', 'party_name'],
    read: (row) => row.party_name,
    choices: (row) => (row.party_id && row.party_name ? [choice(row.party_id, row.party_name)] : []),
  },
  'office.name': {
    level: 'seat',
    from: ['office_id', 'office_name'],
    read: (row) => row.office_name,
    choices: (row) => (row.office_id && row.office_name ? [choice(row.office_id, row.office_name)] : []),
  },
  'office.type': {
    level: 'seat',
    from: ['office_type'],
    read: (row) => row.office_type,
    choices: (row) => worded(row.office_type),
  },
  'office.level': {
    level: 'seat',
    from: ['office_name', 'office_type'],
    read: levelIn,
    choices: (row) => {
      const level = levelIn(row)
      // In the order of government, not of the alphabet.
      return level === null ? [] : [{ ...choice(slug(level), level), sortKey: levels.indexOf(level) }]
    },
  },
  'contact.phone': contact('phone', 'value'),
  'contact.phone_of': contact('phone', 'of'),
  'contact.phone_as_of': contact('phone', 'asOf'),
  'contact.email': contact('email', 'value'),
  'contact.email_of': contact('email', 'of'),
  'contact.email_as_of': contact('email', 'asOf'),
  'office.contact_name': {
    level: 'seat',
    from: ['contact_name', 'contact_phone', 'office_name'],
    read: lineNameIn,
    choices: (row) => worded(lineNameIn(row)),
  },
  'jurisdiction.name': jurisdiction((row) => row.name),
  'jurisdiction.district': jurisdiction((row) => row.district),
  'jurisdiction.coverage': {
    level: 'jurisdiction',
    read: (row) => (row.coverage === 'unknown' ? null : coverageLabels[row.coverage]),
    choices: (row) => (row.coverage === 'unknown' ? [] : [choice(row.coverage, coverageLabels[row.coverage])]),
  },
  'state.name': {
    level: 'jurisdiction',
    read: (row) => row.state.name,
    choices: (row) => [choice(row.state.id, row.state.name)],
  },
  'county.name': {
    level: 'jurisdiction',
    read: (row) => row.counties.map((county) => county.name),
    choices: (row) => row.counties.map((county) => choice(county.id, county.name, county.place)),
  },
  'jurisdiction.ocd_id': jurisdiction(ocdIdOf),
  'jurisdiction.geoid': jurisdiction(geoidOf),
  'county.fips': jurisdiction((row) => row.counties.map((county) => county.id)),
  'jurisdiction.racial_statistics': figures((facts) => counts(facts, namedCounts['jurisdiction.racial_statistics'])),
  'jurisdiction.voting_statistics': figures((facts) => counts(facts, namedCounts['jurisdiction.voting_statistics'])),
} satisfies Partial<Record<ColumnId, Stored>> & Record<ColumnIdOf<'office' | 'jurisdiction' | 'contact'>, Stored>

const places: ReadonlyMap<ColumnId, Stored> = new Map<ColumnId, Stored>([
  ...ofOfficialsAndSeats,
  ...(Object.entries(madeOf) as [ColumnId, Stored][]),
])

/** Where each column of officials is stored. */
export const storedColumns: ReadonlyMap<ColumnId, Stored> = new Map(
  columnIds.map((id) => [id, columnOf(id).of === 'figure' ? figure(sourceColumn(id)) : placeOf(id)]),
)

function figure(field: ColumnId): Stored {
  return figures((facts) => facts.get(field) ?? null)
}

function placeOf(id: ColumnId): Stored {
  const place = places.get(id)
  if (place) return place
  throw new Error(
    `The catalogue has ${id} of the ${columnOf(id).of}: declare in server/src/database/stored-columns.ts which column of its table serves it`,
  )
}

export function levelOf(id: ColumnId): Stored['level'] {
  return (storedColumns.get(id) as Stored).level
}

// A source that names an official also states the office and the area, and so the state and counties.
const statedWithTheOfficial: ReadonlySet<SourceKind> = new Set(['record', 'geography'])

/** Whether its values have the official's source unless the official, the seat or a fact states another. */
export function isStatedWithTheOfficial(id: ColumnId): boolean {
  const { source, of: subject } = columnOf(id)
  // An office line has a source of its own; a value that may come from either has the source of the one shown.
  if (source === 'atlas' || subject === 'line' || subject === 'contact') return false
  return subject === 'official' || (subject !== 'figure' && statedWithTheOfficial.has(source))
}

interface StatedBy {
  readonly own: ColumnId
  readonly line: ColumnId
  /** The column that decides which of the two is shown. */
  readonly of: ColumnId
}
const ofOffice: StatedBy = { own: 'office.phone', line: 'office.phone', of: 'office.contact_name' }

/** The columns of a contact, with the stored columns of the official and of the office behind them. */
export const contactsStatedBy: ReadonlyMap<ColumnId, StatedBy> = new Map<ColumnId, StatedBy>([
  ['office.contact_name', ofOffice],
  ['office.contact_as_of', ofOffice],
  ...(['phone', 'email'] as const).flatMap((kind) =>
    columnsOfContact(kind).map(
      (id) => [id, { own: `eo.${kind}`, line: `office.${kind}`, of: `contact.${kind}_of` }] as const,
    ),
  ),
])

/** The share that the coverage rule uses. */
const shareOfTheRule = 'stats.vap_black%'

/** The facts that a column of a jurisdiction shows; its sources are theirs. */
export function factsBehind(id: ColumnId): readonly ColumnId[] {
  if (isNamedCounts(id)) return Object.values(namedCounts[id])
  if (columnOf(id).source === 'rule') return [shareOfTheRule]
  return [sourceColumn(id)]
}

function sourceColumn(id: ColumnId): ColumnId {
  return (columnOf(id).sameAs ?? id) as ColumnId
}

/** Several facts as a set of named counts; null if none of them is known. */
function counts(facts: StoredJurisdiction['facts'], fields: Readonly<Record<string, ColumnId>>): ColumnValue {
  const named = Object.entries(fields).map(
    ([name, field]) => [name, (facts.get(field) ?? null) as number | null] as const,
  )
  return named.some(([, count]) => count !== null) ? Object.fromEntries(named) : null
}
