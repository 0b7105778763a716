import { type CoveredArea, type CoveredCounty, filledColumnIds } from '@atlas/contract/endpoints/data/coverage.ts'
import { type Coverage, coverages } from '@atlas/contract/rules/coverage.ts'
import { officeTypes } from '@atlas/contract/rules/office-types.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { ExcludedOfficials } from '#dataset/build-data.ts'
import { overdueUnder } from '#dataset/overdue.ts'
import { countKnown } from '#search/count-known.ts'
import { countFacet } from '#search/facets.ts'
import { match } from '#search/match.ts'
import { countRows } from '#search/row-bitset.ts'
import type { SearchIndex } from '#search/search-index.ts'

export type CountedOfficials = Pick<CoveredArea, 'searchable' | 'officials' | 'filled' | 'overdue'>

/**
 * The officials of a state, or of all where it is null. What can be searched is counted by the search itself, so that
 * this page and the search never disagree; what is left out was counted as the index left it out.
 */
export function countOfficials(
  index: SearchIndex,
  excluded: readonly ExcludedOfficials[],
  stateId: string | null,
): CountedOfficials {
  const area: Filter[] = stateId === null ? [] : [{ column_id: 'state.name', operator: 'eq', value: stateId }]
  const found = match(index, area)
  return {
    searchable: countRows(found),
    officials: byOfficeType(
      index,
      area,
      excluded.filter((each) => stateId === null || each.stateId === stateId),
    ),
    filled: Object.fromEntries(
      filledColumnIds.map((id) => [id, countKnown(index, id, area).known]),
    ) as CoveredArea['filled'],
    overdue: overdueUnder(index, area),
  }
}

const answers: Record<Coverage, Filter> = {
  yes: { column_id: 'jurisdiction.coverage', operator: 'eq', value: 'yes' },
  no: { column_id: 'jurisdiction.coverage', operator: 'eq', value: 'no' },
  unknown: { column_id: 'jurisdiction.coverage', operator: 'is_empty', value: null },
}

function byOfficeType(
  index: SearchIndex,
  area: readonly Filter[],
  excluded: readonly ExcludedOfficials[],
): CoveredArea['officials'] {
  const counts = new Map<string, { searchable: number } & Record<Coverage, number>>()
  const of = (type: string) => getOrInsert(counts, type, () => ({ searchable: 0, yes: 0, no: 0, unknown: 0 }))
  for (const coverage of coverages)
    for (const { label, count } of countFacet(index, 'office.type', [...area, answers[coverage]])) {
      of(label)[coverage] += count
      of(label).searchable += count
    }
  // Only officials whose coverage is a no are left out.
  for (const { officeType, officials } of excluded) of(officeType).no += officials
  return countsByType(counts)
}

/** id of a county → the officials whose jurisdiction touches it, by office type. */
export function countByCounty(
  index: SearchIndex,
  excluded: readonly ExcludedOfficials[],
): ReadonlyMap<string, CoveredCounty['officials']> {
  const counts = new Map<string, Map<string, { searchable: number; left_out: number }>>()
  const of = (county: string, type: string) =>
    getOrInsert(
      getOrInsert(counts, county, () => new Map<string, { searchable: number; left_out: number }>()),
      type,
      () => ({ searchable: 0, left_out: 0 }),
    )
  for (const type of countFacet(index, 'office.type', [])) {
    const filter: Filter = { column_id: 'office.type', operator: 'eq', value: type.id }
    for (const { id, count } of countFacet(index, 'county.name', [filter])) of(id, type.label).searchable += count
  }
  for (const { officeType, countyIds, officials } of excluded)
    for (const id of countyIds) of(id, officeType).left_out += officials
  return new Map([...counts].map(([county, byType]) => [county, countsByType(byType)]))
}

function getOrInsert<Key, Value>(counts: Map<Key, Value>, key: Key, start: () => Value): Value {
  const known = counts.get(key)
  if (known !== undefined) return known
  const value = start()
  counts.set(key, value)
  return value
}

/** Types that the atlas does not know by itself stand last. */
function placeOf(type: string): number {
  const index = (officeTypes as readonly string[]).indexOf(type)
  return index === -1 ? officeTypes.length : index
}

function countsByType<Count extends object>(byType: ReadonlyMap<string, Count>): ({ office_type: string } & Count)[] {
  return [...byType]
    .map(([office_type, count]) => ({ office_type, ...count }))
    .sort((a, b) => placeOf(a.office_type) - placeOf(b.office_type))
}
