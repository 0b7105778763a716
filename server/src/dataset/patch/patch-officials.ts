import type { BuiltData, BuiltOfficials } from '#dataset/build-data.ts'
import type { OfficialSource, OfficialSources } from '#dataset/official-sources.ts'
import { patchRoster } from '#dataset/patch/patch-roster.ts'
import { searchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'
import { patchIndex } from '#search/patch/patch-index.ts'
import { fillRows, type RowPlan } from '#search/patch/row-plan.ts'
import { sharedUint32 } from '#search/shared-memory.ts'

type Before = Pick<BuiltData, 'index' | 'roster' | 'places' | 'provenance'>

export interface PatchedOfficials extends BuiltOfficials {
  /**
   * The jurisdictions of all officials who were added, removed or changed, by number, including their previous ones.
   */
  readonly touchedJurisdictions: ReadonlySet<number>
}

/**
 * The officials after a change. `touched` are the numbers of all who may have changed, `incoming` are those of them
 * who still exist.
 */
export function patchOfficials(
  before: Before,
  touched: readonly number[],
  incoming: BuiltOfficials,
  jurisdictions: ReadonlyMap<number, StoredJurisdiction>,
): PatchedOfficials {
  const { index, plan } = patchIndex(before.index, touched, incoming.index)
  const { sources, indexOfIncoming } = mergeSources(before.provenance.officials.source, incoming.sources.source)
  return {
    index,
    touchedJurisdictions: new Set([
      ...Array.from(plan.gone, (row) => jurisdictionBefore(before, row)),
      ...incoming.searched.map(({ id }) => id),
    ]),
    ...patchJurisdictions(before, incoming, plan, jurisdictions),
    sources: patchSources(before.provenance.officials, incoming, { plan, sources, indexOfIncoming }),
    roster: patchRoster(before.roster, touched, incoming.roster, indexOfIncoming),
  }
}

/** A jurisdiction is added with the first official who holds a seat of it, and removed with the last. */
function patchJurisdictions(
  before: Before,
  incoming: BuiltOfficials,
  plan: RowPlan,
  jurisdictions: ReadonlyMap<number, StoredJurisdiction>,
): Pick<BuiltOfficials, 'searched' | 'jurisdictionOfRow'> {
  const { areas } = before.places
  const { figures } = before.provenance
  const known = Array.from(areas.ids, (id) => jurisdictions.get(id) ?? nobodyIn(id))
  const idOf = (row: number) => incoming.searched[incoming.jurisdictionOfRow[row] as number]?.id
  if (plan.isInPlace && plan.came.every((each) => jurisdictionBefore(before, each.row) === idOf(each.incoming)))
    return { searched: known, jurisdictionOfRow: figures.jurisdictionOfRow }
  const codes = fillRows(
    plan,
    figures.jurisdictionOfRow,
    (row) => known.length + (incoming.jurisdictionOfRow[row] as number),
    sharedUint32(plan.rowCount),
  )
  return searchedJurisdictions([...known, ...incoming.searched], codes)
}

function jurisdictionBefore({ places: { areas }, provenance: { figures } }: Before, row: number): number {
  return areas.ids[figures.jurisdictionOfRow[row] as number] as number
}

/** A stand-in for a removed jurisdiction, which no row refers to. */
function nobodyIn(id: number): StoredJurisdiction {
  return {
    id,
    key: '',
    kind: '',
    name: '',
    district: null,
    coverage: 'unknown',
    figuresFrom: null,
    state: { id: '', code: '', name: '' },
    counties: [],
    facts: new Map(),
  }
}

interface MergedSources {
  readonly sources: readonly OfficialSource[]
  /** index among the sources of the incoming officials → index among all */
  readonly indexOfIncoming: Uint32Array
}

function mergeSources(before: readonly OfficialSource[], incoming: readonly OfficialSource[]): MergedSources {
  const indexOf = new Map(before.map((source, index) => [JSON.stringify(source), index]))
  const sources = [...before]
  const indexOfIncoming = Uint32Array.from(incoming, (source) => {
    const key = JSON.stringify(source)
    const index = indexOf.get(key) ?? sources.push(source) - 1
    indexOf.set(key, index)
    return index
  })
  return { sources, indexOfIncoming }
}

function patchSources(
  before: OfficialSources,
  incoming: BuiltOfficials,
  { plan, sources, indexOfIncoming }: MergedSources & { readonly plan: RowPlan },
): OfficialSources {
  const ofIncoming = (row: number) => indexOfIncoming[incoming.sources.ofRow[row] as number] as number
  const isSame = plan.isInPlace && plan.came.every((each) => before.ofRow[each.row] === ofIncoming(each.incoming))
  // Officials who cannot be searched have a source too.
  if (isSame) return sources.length === before.source.length ? before : { ofRow: before.ofRow, source: sources }
  return { ofRow: fillRows(plan, before.ofRow, ofIncoming, sharedUint32(plan.rowCount)), source: sources }
}
