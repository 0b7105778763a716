import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { columnOfEach } from '#dataset/column-of-each.ts'
import { contactColumn, contactsOfRows } from '#dataset/contacts-of-rows.ts'
import { type CountedJurisdictions, countJurisdictions } from '#dataset/counties.ts'
import type { Elections } from '#dataset/election-dates.ts'
import { type FigureSources, figuresOfHolders, holdersOf, holdersOfRows } from '#dataset/figure-sources.ts'
import type { GatheredColumn } from '#dataset/gathered-column.ts'
import { levelColumn } from '#dataset/level-columns.ts'
import { nameOrder, type NameOrder } from '#dataset/name-order.ts'
import { type Circumstances, runoffsAmong } from '#dataset/next-election.ts'
import type { OfficeLines } from '#dataset/office-lines.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import { buildPlaceData, type PlaceData, updatePlaceData } from '#dataset/places/build-place-data.ts'
import { columnsOfPlaces } from '#dataset/places/listed-places.ts'
import type { Places } from '#dataset/places/places.ts'
import type { ProvenanceTables } from '#dataset/provenance.ts'
import type { StoredBase, StoredData, StoredOfficials } from '#dataset/read-data.ts'
import type { Seats } from '#dataset/read-seats.ts'
import { countBySource, countExcluded, type ExcludedOfJurisdiction, type Roster } from '#dataset/roster.ts'
import { figuresOfRows, type SearchedJurisdictions, searchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import { recountSeats } from '#dataset/seats/recount-seats.ts'
import { countSeatsOnFile, type SeatsOnFile } from '#dataset/seats/seats-on-file.ts'
import { withStateCounties } from '#dataset/state-counties.ts'
import { type SourceUses, sourceUses } from '#dataset/source-uses.ts'
import { type Stored, storedColumns } from '#dataset/stored.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { buildIndex, type ColumnInput, type PlainInput } from '#search/build-index.ts'
import type { BuiltIndex } from '#search/search-index.ts'
import { takeTexts } from '#search/text-table.ts'

/** Stored officials who cannot be searched, by state, office type and counties. */
export interface ExcludedOfficials {
  readonly stateId: string
  readonly officeType: string
  readonly countyIds: readonly string[]
  readonly officials: number
}

export interface BuildOptions {
  readonly coverage: CoverageSetting
  /** The day for which ages were calculated. */
  readonly today: string
}

/** Everything read and derived from one version of the data. */
export interface BuiltData extends Elections {
  readonly index: BuiltIndex
  /** The officials whom the coverage rule leaves out, who are counted but never found; null if it leaves out nobody. */
  readonly leftOut: BuiltIndex | null
  /** Counts of left-out officials; together with the index they cover all officials. */
  readonly excluded: readonly ExcludedOfficials[]
  readonly roster: Roster
  readonly provenance: ProvenanceTables
  readonly uses: SourceUses
  readonly jurisdictions: readonly CountedJurisdictions[]
  readonly counties: Counties
  readonly officeLines: OfficeLines
  readonly places: Places
  /** The search index of the places. */
  readonly placeIndex: BuiltIndex
  readonly seats: SeatsOnFile
}

export interface VersionOfDay extends Pick<BuildOptions, 'today'> {
  readonly version: number
}

/** Derives everything that is not read. It sends no query, so the transaction that read the data can end before. */
export function buildData(read: StoredData, day: VersionOfDay): BuiltData {
  return { ...buildAround(read, buildOfficials(read, day)), leftOut: buildLeftOut(read, day) }
}

/** The index of the officials whom the coverage rule leaves out. */
export function buildLeftOut(
  { leftOut, ...read }: Pick<StoredData, 'jurisdictions' | 'electionDates' | 'electionGaps' | 'leftOut'>,
  day: VersionOfDay,
): BuiltIndex | null {
  return leftOut && buildOfficials({ ...read, ...leftOut }, day).index
}

/** Everything derived from officials and their seats alone. */
export interface BuiltOfficials extends SearchedJurisdictions {
  readonly index: BuiltIndex
  readonly sources: OfficialSources
  readonly roster: Roster
}

export function buildOfficials(
  {
    jurisdictions,
    electionDates,
    seats,
    rows: stored,
  }: Pick<StoredData, 'jurisdictions' | 'electionDates' | 'seats' | 'rows'>,
  { version, today }: VersionOfDay,
): BuiltOfficials {
  const rows = inOrderOfNames(stored)
  const ofSeats = seats.jurisdictions.filter((_, seat) => seats.isSearched[seat] === 1)
  const found = searchedJurisdictions(ofSeats, rows.seatOfRow)
  const columns = columnInputs(rows, seats, withStateCounties(found, jurisdictions), {
    today,
    runoffs: runoffsAmong(electionDates),
  })
  const nameKeys = takeTexts(rows.names.keys, rows.names.ranks)
  const index = buildIndex({ subject: 'official', version, today, ids: rows.ids, nameKeys, columns })
  return { index, ...found, sources: rows.sources, roster: stored.roster }
}

/**
 * The data of the previous snapshot, the stored data behind it except the officials, and which officials have changed.
 */
export interface DataBefore {
  readonly base: StoredBase
  readonly data: BuiltData
  /** The numbers of jurisdictions whose officials were added, removed or changed. */
  readonly jurisdictions: ReadonlySet<number>
}

/**
 * Everything derived from officials and places together. What is derived from unchanged data is the same object as
 * before.
 */
export function buildAround(
  base: StoredBase,
  officials: BuiltOfficials,
  earlier: DataBefore | null = null,
): Omit<BuiltData, 'leftOut'> {
  const { sources, facts, jurisdictions, counties, electionDates, electionGaps } = base
  const { index, roster } = officials
  const before = earlier && areSame(earlier.base, base, ['facts', 'jurisdictions', 'places']) ? earlier : null
  const sameExcluded = before && areSame(before.data.roster, roster, rosterOfExcluded) ? before.data : null
  const sameUses = before && areSame(before.data.roster, roster, rosterOfUses) ? before.data : null
  const excluded = sameExcluded ? [] : countExcluded(roster)
  const figures = figuresAround(base, officials, before)
  const seats = seatsAround(base, roster, before)
  const placeData =
    sameExcluded && seats === sameExcluded.seats && isSameForPlaces(sameExcluded, officials)
      ? placeDataIn(sameExcluded)
      : placesAround(base, officials, {
          excluded: sameExcluded ? countExcluded(roster) : excluded,
          seats,
          figures,
          before,
        })
  return {
    index,
    excluded: sameExcluded?.excluded ?? excluded.map((each) => describeExcluded(each, jurisdictions)),
    roster,
    provenance: { sources, officials: officials.sources, places: placeData.sources, figures },
    uses: sameUses?.uses ?? sourceUses(countBySource(roster, officials.sources.source), facts),
    jurisdictions: before?.data.jurisdictions ?? countJurisdictions(jurisdictions),
    electionDates,
    electionGaps,
    officeLines: base.officeLines,
    counties,
    places: placeData.places,
    placeIndex: placeData.placeIndex,
    seats,
  }
}

function seatsAround(
  { places, jurisdictions, lawSeats }: StoredBase,
  roster: Roster,
  before: DataBefore | null,
): SeatsOnFile {
  const input = { stored: places.stored, jurisdictions, lawSeats, roster }
  if (!before) return countSeatsOnFile(input)
  const { base, data } = before
  if (base.lawSeats !== lawSeats) return countSeatsOnFile(input, data.seats)
  if (areSame(data.roster, roster, rosterOfSeats)) return data.seats
  return recountSeats(data.seats, data.roster, roster) ?? countSeatsOnFile(input, data.seats)
}

/** Left-out officials are counted from the first columns, and uses of sources from the second. */
const rosterOfExcluded = ['ids', 'jurisdictions', 'officeTypes', 'isSearched', 'officeTypeNames'] as const
const rosterOfSeats = ['ids', 'jurisdictions', 'offices', 'known', 'isSearched', 'isPending', 'officeNames'] as const
const rosterOfUses = ['ids', 'sources', 'known'] as const

function placeDataIn({ places, placeIndex, provenance }: BuiltData): PlaceData {
  return { places, placeIndex, sources: provenance.places }
}

function areSame<Of>(before: Of, after: Of, keys: readonly (keyof Of)[]): boolean {
  return keys.every((key) => before[key] === after[key])
}

/** The data behind the list of places, its order and its sources. */
function isSameForPlaces(before: BuiltData, { index, jurisdictionOfRow, sources }: BuiltOfficials): boolean {
  return (
    before.provenance.figures.jurisdictionOfRow === jurisdictionOfRow &&
    columnsOfPlaces.every((id) => before.index.columns.get(id) === index.columns.get(id)) &&
    haveSameSource(before.provenance.officials, sources)
  )
}

/** Each official has the same main source as before; sources of single values may differ. */
function haveSameSource(before: OfficialSources, after: OfficialSources): boolean {
  if (before === after) return true
  const sourceIn = ({ source, ofRow }: OfficialSources, row: number) => source[ofRow[row] as number]?.source
  return after.ofRow.every((code, row) => code === before.ofRow[row] || sourceIn(after, row) === sourceIn(before, row))
}

interface AroundPlaces {
  readonly excluded: readonly ExcludedOfJurisdiction[]
  readonly seats: SeatsOnFile
  readonly figures: FigureSources
  readonly before: DataBefore | null
}

function placesAround(
  base: StoredBase,
  officials: BuiltOfficials,
  { excluded, seats, figures, before }: AroundPlaces,
): PlaceData {
  const { facts, counties } = base
  const { index, searched, jurisdictionOfRow, sources } = officials
  const input = {
    facts,
    counties,
    figures,
    searched: { searched, jurisdictionOfRow },
    holders: holdersOf(facts),
    index,
    seats,
    officials: sources,
    excluded: excludedByJurisdiction(excluded),
  }
  if (!before) return buildPlaceData(base.places, input)
  return updatePlaceData(
    base.places,
    input,
    { ...placeDataIn(before.data), seats: before.data.seats },
    before.jurisdictions,
  )
}

function figuresAround(
  { facts, jurisdictions }: StoredBase,
  { searched, jurisdictionOfRow }: BuiltOfficials,
  before: DataBefore | null,
): FigureSources {
  const known = before?.data.provenance.figures
  if (known?.jurisdictionOfRow === jurisdictionOfRow) return known
  const figures = known ?? figuresOfHolders(facts, jurisdictions)
  return { ...figures, ...holdersOfRows(holdersOf(facts), { searched, jurisdictionOfRow }) }
}

/** The searchable officials, sorted by name. */
interface Rows extends Pick<StoredOfficials, 'columns'> {
  readonly ids: Uint32Array
  readonly names: NameOrder
  /** row → index of its seat among the searchable ones */
  readonly seatOfRow: Uint32Array
  readonly sources: OfficialSources
}

function inOrderOfNames({ ids, seatIndexes, sourceCodes, sources, columns }: StoredOfficials): Rows {
  const names = nameOrder(columns.get('last_name') as GatheredColumn, columns.get('first_name') as GatheredColumn)
  const { order } = names
  return {
    columns,
    ids: ids.take(order),
    names,
    seatOfRow: seatIndexes.take(order),
    sources: { ofRow: sourceCodes.take(order), source: sources },
  }
}

function describeExcluded(
  { jurisdiction, officeType, officials }: ExcludedOfJurisdiction,
  jurisdictions: StoredBase['jurisdictions'],
): ExcludedOfficials {
  const { state, counties } = jurisdictions.get(jurisdiction) as StoredJurisdiction
  return { stateId: state.id, officeType, countyIds: counties.map(({ id }) => id), officials }
}

/** jurisdiction → the number of its officials who cannot be searched */
function excludedByJurisdiction(excluded: readonly ExcludedOfJurisdiction[]): Map<number, number> {
  const counted = new Map<number, number>()
  for (const { jurisdiction, officials } of excluded)
    counted.set(jurisdiction, (counted.get(jurisdiction) ?? 0) + officials)
  return counted
}

function columnInputs(
  { ids, names, columns, seatOfRow, sources }: Rows,
  seats: Seats,
  found: SearchedJurisdictions,
  circumstances: Circumstances,
): Map<ColumnId, ColumnInput> {
  const { searched, jurisdictionOfRow } = found
  const { figures, figuresOfRow } = figuresOfRows(found)
  const contacts = contactsOfRows({ own: columns, seats: seats.columns, placeOfRow: names.order, seatOfRow, sources })
  const inputOf = (id: ColumnId, stored: Stored): ColumnInput => {
    if (stored.level === 'jurisdiction') return columnOfEach(stored, searched, jurisdictionOfRow)
    if (stored.level === 'figures') return columnOfEach(stored, figures, figuresOfRow)
    if (stored.level === 'contact') return contactColumn(stored, contacts[stored.kind])
    if (stored.level === 'seat') return levelColumn(id, stored, seats.columns, seatOfRow, circumstances)
    if (stored.from === null) return { codes: null, values: ids }
    return levelColumn(id, stored, columns, names.order, circumstances)
  }
  const inputs = new Map(Array.from(storedColumns, ([id, stored]) => [id, inputOf(id, stored)]))
  // Sorted by last name.
  return inputs.set('eo.name', { ...(inputs.get('eo.name') as PlainInput), isInOrderOfRows: true })
}
