import { type ChoiceColumnId, type ColumnId, columnOf, columns } from '@atlas/contract/catalogue/columns.ts'
import { isNamedCounts, namedCounts } from '@atlas/contract/catalogue/named-counts.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { SourceKind } from '@atlas/contract/catalogue/source-kinds.ts'
import { yearsBetween } from '@atlas/contract/rules/calendar-day.ts'
import { coverageLabels } from '@atlas/contract/rules/coverage.ts'
import { normalised, slug } from '@atlas/contract/rules/normalised.ts'
import type { StoredJurisdiction, StoredOfficial, StoredSeat } from '#dataset/truth.ts'
import type { IndexChoice } from '#search/search-index.ts'

/** Where a column's value is stored: with the official, with the seat, or with the jurisdiction. */
export type Stored =
  | Level<'official', StoredOfficial>
  | Level<'seat', StoredSeat>
  | Level<'jurisdiction', StoredJurisdiction>

interface Level<Name extends string, Row> {
  readonly level: Name
  readonly read: (row: Row, today: string) => ColumnValue
  /** For a column with choices: which of them the row has; none where that is unknown. */
  readonly choices?: (row: Row) => readonly IndexChoice[]
}

const official = (read: Level<'official', StoredOfficial>['read']): Stored => ({ level: 'official', read })
const seat = (read: Level<'seat', StoredSeat>['read']): Stored => ({ level: 'seat', read })
const jurisdiction = (read: Level<'jurisdiction', StoredJurisdiction>['read']): Stored => ({
  level: 'jurisdiction',
  read,
})

const factOf = (row: StoredJurisdiction, field: string): ColumnValue => row.facts.get(field) ?? null

const choice = (id: string, label: string, place: string | null = null): IndexChoice => ({
  id,
  label,
  place,
  sortKey: `${normalised(label)} ${place ?? ''}`.trim(),
})
/** A choice whose id is made of its label. */
const worded = (label: string | null): IndexChoice[] => (label === null ? [] : [choice(slug(label), label)])

/** The columns that have a place of their own; every other one is a fact of the jurisdiction. */
const places = {
  'eo.id': official((row) => row.id),
  'eo.name': official((row) => row.name),
  'eo.first': official((row) => row.first_name),
  'eo.middle': official((row) => row.middle_name),
  'eo.last': official((row) => row.last_name),
  'eo.suffix': official((row) => row.suffix),
  'eo.age': official((row, today) => (row.birth_date ? yearsBetween(row.birth_date, today) : row.age)),
  'eo.phone': official((row) => row.phone),
  'eo.email': official((row) => row.email),
  'eo.gender': { level: 'official', read: (row) => row.gender, choices: (row) => worded(row.gender) },
  'eo.ethnicity': { level: 'official', read: (row) => row.ethnicity, choices: (row) => worded(row.ethnicity) },
  'party.name': {
    level: 'official',
    read: (row) => row.party_name,
    choices: (row) => (row.party_id && row.party_name ? [choice(row.party_id, row.party_name)] : []),
  },
  'stats.address': official((row) => row.address),
  'stats.incumbent_election_year': official((row) => row.election_year),
  'stats.incumbent_election%': official((row) => row.election_share),
  'office.name': {
    level: 'seat',
    read: (row) => row.office.name,
    choices: (row) => [choice(row.office.id, row.office.name)],
  },
  'office.type': { level: 'seat', read: (row) => row.office.type, choices: (row) => worded(row.office.type) },
  'jurisdictionoffice.term_length': {
    level: 'seat',
    read: (row) => row.termLength,
    choices: (row) =>
      row.termLength === null
        ? []
        : [{ ...choice(String(row.termLength), String(row.termLength)), sortKey: row.termLength }],
  },
  'jurisdictionoffice.next_primary': seat((row) => row.nextPrimary),
  'jurisdictionoffice.next_general': seat((row) => row.nextGeneral),
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
  'jurisdiction.racial_statistics': jurisdiction((row) => counts(row, namedCounts['jurisdiction.racial_statistics'])),
  'jurisdiction.voting_statistics': jurisdiction((row) => counts(row, namedCounts['jurisdiction.voting_statistics'])),
} satisfies Partial<Record<ColumnId, Stored>> & Record<ChoiceColumnId, Stored>

/** Where each column of the catalogue is stored. */
export const storedColumns: ReadonlyMap<ColumnId, Stored> = new Map(
  columns.map((column) => {
    const source = sourceColumn(column.id)
    const place = (places as Partial<Record<ColumnId, Stored>>)[source]
    return [column.id, place ?? jurisdiction((row) => factOf(row, source))]
  }),
)

export function levelOf(id: ColumnId): Stored['level'] {
  return (storedColumns.get(id) as Stored).level
}

// Who names an official says for which office and which area, and so in which state and counties.
const statedWithTheOfficial: ReadonlySet<SourceKind> = new Set(['record', 'geography'])

/** Its values come from where the official comes from, unless the official, the seat or a fact says otherwise. */
export function isStatedWithTheOfficial(id: ColumnId): boolean {
  const { source } = columnOf(id)
  if (source === 'atlas') return false
  return levelOf(id) === 'official' || (id in places && statedWithTheOfficial.has(source))
}

/** The facts that a column of a jurisdiction shows; where its value comes from is where they do. */
export function factsBehind(id: ColumnId): readonly ColumnId[] {
  if (isNamedCounts(id)) return Object.values(namedCounts[id])
  if (id === 'jurisdiction.coverage') return ['stats.vap_black%']
  return [sourceColumn(id)]
}

function sourceColumn(id: ColumnId): ColumnId {
  return (columnOf(id).sameAs ?? id) as ColumnId
}

/** Several facts as one set of named counts; null where none of them is known. */
function counts(row: StoredJurisdiction, fields: Readonly<Record<string, ColumnId>>): ColumnValue {
  const named = Object.entries(fields).map(([name, field]) => [name, factOf(row, field) as number | null] as const)
  return named.some(([, count]) => count !== null) ? Object.fromEntries(named) : null
}
