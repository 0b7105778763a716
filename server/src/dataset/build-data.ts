import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { columnOfEach } from '#dataset/column-of-each.ts'
import { type CountedJurisdictions, countJurisdictions } from '#dataset/counties.ts'
import type { Elections } from '#dataset/election-dates.ts'
import { figureSources, holdersOf } from '#dataset/figure-sources.ts'
import type { GatheredColumn } from '#dataset/gathered-column.ts'
import { levelColumn } from '#dataset/level-columns.ts'
import { nameOrder, type NameOrder } from '#dataset/name-order.ts'
import { type Circumstances, runoffsAmong } from '#dataset/next-election.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import { buildPlaceData } from '#dataset/places/build-place-data.ts'
import type { Places } from '#dataset/places/places.ts'
import type { ProvenanceTables } from '#dataset/provenance.ts'
import type { StoredData, StoredOfficials } from '#dataset/read-data.ts'
import type { Seats } from '#dataset/read-seats.ts'
import { type SearchedJurisdictions, searchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import { withStateCounties } from '#dataset/state-counties.ts'
import { type SourceUses, sourceUses } from '#dataset/source-uses.ts'
import { type Stored, storedColumns } from '#dataset/stored.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { buildIndex, type ColumnInput } from '#search/build-index.ts'
import type { BuiltIndex } from '#search/search-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'
import { takeTexts, textCount } from '#search/text-table.ts'

/** Officials that are stored and cannot be searched, by state, office type and counties. */
export interface ExcludedOfficials {
  readonly stateId: string
  readonly officeType: string
  readonly countyIds: readonly string[]
  readonly officials: number
}

export interface BuildOptions {
  readonly coverage: CoverageSetting
  /** The day on which ages are counted. */
  readonly today: string
}

/** What is read and worked out of one version of the data. */
export interface BuiltData extends Elections {
  readonly index: BuiltIndex
  /** Counted where they are left out, so that they and the officials of the index are all there are. */
  readonly excluded: readonly ExcludedOfficials[]
  readonly provenance: ProvenanceTables
  readonly uses: SourceUses
  readonly jurisdictions: readonly CountedJurisdictions[]
  readonly counties: Counties
  readonly places: Places
  /** The same to be searched. */
  readonly placeIndex: BuiltIndex
}

interface VersionOfDay extends Pick<BuildOptions, 'today'> {
  readonly version: number
}

/** Works out all that is not read: no database is asked meanwhile, so that none waits. */
export function buildData(read: StoredData, { version, today }: VersionOfDay): BuiltData {
  const { sources, facts, jurisdictions, seats, rows: stored, electionDates, electionGaps, counties } = read
  const rows = inOrderOfNames(stored)
  const searched = searchedJurisdictions(
    seats.jurisdictions.filter((_, seat) => seats.isSearched[seat] === 1),
    rows.seatOfRow,
  )
  const holders = holdersOf(facts)
  const found = { ...searched, searched: withStateCounties(searched.searched, jurisdictions.values()) }
  const columns = columnInputs(rows, seats, found, { today, runoffs: runoffsAmong(electionDates) })
  const nameKeys = takeTexts(rows.names.keys, rows.names.ranks)
  const index = buildIndex({ subject: 'official', version, today, ids: rows.ids, nameKeys, columns })
  const excluded = excludedByJurisdiction(seats, rows.excluded)
  const about = { facts, counties, searched, holders, excluded, index, officials: rows.sources }
  const { places, placeIndex, sources: placeSources } = buildPlaceData(read.places, about)
  return {
    index,
    excluded: countExcluded(seats, rows.excluded),
    provenance: {
      sources,
      officials: rows.sources,
      places: placeSources,
      figures: figureSources(facts, holders, { known: jurisdictions, ...searched }),
    },
    uses: sourceUses(rows.counted, facts),
    jurisdictions: countJurisdictions(jurisdictions),
    electionDates,
    electionGaps,
    counties,
    places,
    placeIndex,
  }
}

/** The officials who can be searched, in the order of their names. */
interface Rows extends Pick<StoredOfficials, 'columns' | 'counted' | 'excluded'> {
  readonly ids: Uint32Array
  readonly names: NameOrder
  /** row → place of its seat among those that can be searched */
  readonly seatOfRow: Uint32Array
  readonly sources: OfficialSources
}

function inOrderOfNames({ ids, seatPlaces, sourceCodes, sources, ...rest }: StoredOfficials): Rows {
  const { columns } = rest
  const names = nameOrder(columns.get('last_name') as GatheredColumn, columns.get('first_name') as GatheredColumn)
  const { order } = names
  return {
    ...rest,
    ids: ids.take(order),
    names,
    seatOfRow: seatPlaces.take(order),
    sources: sources.finish(sourceCodes.take(order)),
  }
}

/** Summed by jurisdiction and office type, so that half a million seats do not stay in memory for it. */
function countExcluded({ jurisdictions, officeTypes }: Seats, excluded: Uint32Array): ExcludedOfficials[] {
  const byJurisdiction = new Map<StoredJurisdiction, Map<string, number>>()
  for (const [seat, jurisdiction] of jurisdictions.entries()) {
    if (excluded[seat] === 0) continue
    const byType = byJurisdiction.get(jurisdiction) ?? new Map<string, number>()
    const officeType = officeTypes[seat] as string
    byJurisdiction.set(jurisdiction, byType.set(officeType, (byType.get(officeType) ?? 0) + (excluded[seat] as number)))
  }
  return [...byJurisdiction].flatMap(([{ state, counties }, byType]) =>
    [...byType].map(([officeType, officials]) => {
      return { stateId: state.id, officeType, countyIds: counties.map(({ id }) => id), officials }
    }),
  )
}

/** jurisdiction → how many of its officials cannot be searched */
function excludedByJurisdiction({ jurisdictions }: Seats, excluded: Uint32Array): Map<number, number> {
  const counted = new Map<number, number>()
  for (const [seat, { id }] of jurisdictions.entries())
    counted.set(id, (counted.get(id) ?? 0) + (excluded[seat] as number))
  return counted
}

function columnInputs(
  { ids, names, columns, seatOfRow }: Rows,
  seats: Seats,
  { searched, jurisdictionOfRow, figures, figuresOfRow }: SearchedJurisdictions,
  circumstances: Circumstances,
): Map<ColumnId, ColumnInput> {
  const inputOf = (id: ColumnId, stored: Stored): ColumnInput => {
    if (stored.level === 'jurisdiction') return columnOfEach(stored, searched, jurisdictionOfRow)
    if (stored.level === 'figures') return columnOfEach(stored, figures, figuresOfRow)
    if (stored.level === 'seat') return levelColumn(id, stored, seats.columns, seatOfRow, circumstances)
    if (stored.from === null) return { codes: null, values: ids }
    return levelColumn(id, stored, columns, names.order, circumstances)
  }
  const inputs = new Map(Array.from(storedColumns, ([id, stored]) => [id, inputOf(id, stored)]))
  return withNameOrder(inputs, names, columns.get('name') as GatheredColumn)
}

/** Names are sorted as the rows are, by last name: a name's rank is that of the first row that bears it. */
function withNameOrder(
  inputs: Map<ColumnId, ColumnInput>,
  { order, ranks: rankOfRow, keys }: NameOrder,
  { codes, textCount: nameCount }: GatheredColumn,
): Map<ColumnId, ColumnInput> {
  const known = textCount(keys)
  const ranks = sharedUint32(nameCount).fill(known)
  for (let row = 0; row < order.length; row++) {
    const code = codes.at(order[row] as number)
    if (ranks[code] === known) ranks[code] = rankOfRow[row] as number
  }
  const { values } = inputs.get('eo.name') as ColumnInput
  return inputs.set('eo.name', { codes: codes.take(order), values, order: { ranks, known, keys } })
}
