import { type ColumnId, columnIds, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { FormerFigure, OfficialDetail, Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import { ownOffice } from '@atlas/contract/rules/shown-contact.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import type { FigureSource } from '#dataset/facts.ts'
import type { FigureSources } from '#dataset/figure-sources.ts'
import type { OfficialSources } from '#dataset/official-sources.ts'
import { electionsOfSeat } from '#dataset/next-election.ts'
import type { PlaceSources } from '#dataset/places/place-sources.ts'
import { described, type PublishedSources } from '#dataset/published-sources.ts'
import { contactsStatedBy, factsBehind, isStatedWithTheOfficial } from '#dataset/stored.ts'

/** The sources of all values in one version of the data. */
export interface ProvenanceTables {
  readonly sources: PublishedSources
  readonly officials: OfficialSources
  readonly places: PlaceSources
  readonly figures: FigureSources
}

/** Needed for all details and the same for all of them. */
const rules = columnIds.map((id) => ({ id, behind: factsBehind(id), isOwn: isStatedWithTheOfficial(id) }))

/** For each known value of a row, its source, date and method; and the figures for former lines. */
export function provenanceOf(
  { sources, officials, figures }: ProvenanceTables,
  row: number,
  values: Row,
): Pick<OfficialDetail, 'sources' | 'former_lines'> {
  const official = officials.source[officials.ofRow[row] as number] as OfficialSources['source'][number]
  const { inForce, former } = figuresOf(figures, row)
  const found: Record<string, Provenance> = {}
  for (const { id, behind, isOwn } of rules) {
    if (!isKnown(values[id])) continue
    const apart = official.apart[id === nextElection ? electionBehind(values) : id]
    const figure = apart ? null : ofFigures(sources, id, behind, inForce)
    if (apart) found[id] = described(sources, apart)
    else if (figure) found[id] = figure
    else if (isOwn) found[id] = described(sources, official)
  }
  for (const [id, { own, line, of }] of contactsStatedBy) {
    const shown = isKnown(values[id]) && found[values[of] === ownOffice ? own : line]
    if (shown) found[id] = shown
  }
  return { sources: found, former_lines: describeFormer(sources, former) }
}

const nextElection = 'jurisdictionoffice.next_election'

/** The election that a next election is, or is the runoff of: the latest one that is not after it. */
function electionBehind(values: Row): ColumnId {
  const dayOf = (id: ColumnId) => (typeof values[id] === 'string' ? values[id] : '')
  const before = electionsOfSeat.filter((id) => dayOf(id) !== '' && dayOf(id) <= dayOf(nextElection))
  return before.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))[0] ?? nextElection
}

function isKnown(value: Row[string] | undefined): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** A figure of an area. */
export interface Figure {
  readonly source: FigureSource
  /** Null if it is a list. */
  readonly value: number | string | null
  readonly place: string
  /** For former lines. */
  readonly formerValue: FormerFigure['value'] | undefined
}

/** The jurisdiction's figures. Those from its county come first, so that its own override them. */
function figuresOf(tables: FigureSources, row: number) {
  const jurisdiction = tables.jurisdictionOfRow[row] as number
  const inForce = new Map<ColumnId, Figure>()
  const former: Figure[] = []
  for (const figure of figuresOfHolder(tables, tables.inherited[jurisdiction] as number))
    if (figure.source.linesYear === 0) inForce.set(figure.source.field, figure)
  for (const figure of figuresOfHolder(tables, tables.own[jurisdiction] as number))
    if (figure.source.linesYear === 0) inForce.set(figure.source.field, figure)
    else former.push(figure)
  return { inForce, former }
}

/** The figures that an area has of its own. */
export function figuresOfHolder(tables: FigureSources, holder: number): Figure[] {
  const { starts, codes, sources: source, places, numbers, texts, formerValues } = tables
  const start = starts[holder] as number
  const place = places[holder] as string
  return Array.from(codes.subarray(start, starts[holder + 1]), (code, at) => ({
    source: source[code] as FigureSource,
    value: texts.get(start + at) ?? (Number.isNaN(numbers[start + at]) ? null : (numbers[start + at] as number)),
    place,
    formerValue: formerValues.get(start + at),
  }))
}

const ruleApplied = { method: 'inferred', note: 'The coverage rule, applied to this share.' } as const

/** A value made from several figures has the source of the first; its note names the others. */
function ofFigures(
  sources: PublishedSources,
  id: ColumnId,
  behind: readonly ColumnId[],
  inForce: ReadonlyMap<ColumnId, Figure>,
): Provenance | null {
  const [first, ...others] = behind.flatMap((field) => inForce.get(field) ?? [])
  if (!first) return null
  const { source: firstSource, place } = first
  if (columnOf(id).source === 'rule') return described(sources, { ...firstSource, ...ruleApplied }, { place })
  const otherSources = new Set(
    others.map((other) => other.source.source).filter((source) => source !== firstSource.source),
  )
  return described(sources, firstSource, { place, otherSources: [...otherSources] })
}

export function describeFormer(sources: PublishedSources, former: readonly Figure[]): Record<string, FormerFigure> {
  return Object.fromEntries(
    former.flatMap(({ source, place, formerValue }) => {
      if (formerValue === undefined) return []
      const provenance = described(sources, source, { place })
      return [[source.field, { value: formerValue, lines_year: source.linesYear, provenance }] as const]
    }),
  )
}
