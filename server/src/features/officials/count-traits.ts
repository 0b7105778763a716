import { visibleIds } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { CountedOfficials, TraitsOfOfficials } from '@atlas/contract/endpoints/officials/traits.ts'
import { type SeatTrait, seatTraits } from '@atlas/contract/endpoints/places/bodies.ts'
import { levels } from '@atlas/contract/rules/levels.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { rememberFilters } from '#dataset/remember-filters.ts'
import { inOrderOfTrait } from '#dataset/trait-groups.ts'
import { match } from '#search/match.ts'
import { takeRows } from '#search/row-bitset.ts'
import { type ReadColumn, rememberingReader } from '#search/search-index.ts'

/** Who the officials under some filters are, by the levels of government and by the offices that they hold. */
export async function countTraits(
  { index, today }: Snapshot,
  filters: readonly Filter[],
  isNonpartisan: boolean,
): Promise<TraitsOfOfficials> {
  await rememberFilters(index, filters)
  const rows = takeRows(match(index, filters), 0, index.rowCount)
  const read = rememberingReader(index)
  const traits = visibleIds(seatTraits, isNonpartisan)
  const counted = (column: 'office.level' | 'office.name') =>
    Array.from(
      Map.groupBy(rows, (row) => textAt(read, column, row)),
      ([label, those]): CountedOfficials => ({
        label,
        officials: those.length,
        traits: traits.map((trait) => traitOf(read, those, trait)),
      }),
    )
  return {
    today,
    officials: rows.length,
    by_level: counted('office.level').sort((one, other) => rankOf(one) - rankOf(other)),
    by_office: counted('office.name').sort(byOfficials),
  }
}

function textAt(read: ReadColumn, column: SeatTrait | 'office.level' | 'office.name', row: number): string | null {
  const value = read(column, row)
  return typeof value === 'string' ? value : null
}

function traitOf(read: ReadColumn, rows: readonly number[], trait: SeatTrait): CountedOfficials['traits'][number] {
  const counts = new Map<string, number>()
  let unknown = 0
  for (const row of rows) {
    const value = textAt(read, trait, row)
    if (value === null) unknown += 1
    else counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const groups = inOrderOfTrait(counts, trait).map(([value, officials]) => ({ value, officials }))
  return { column_id: trait, known: rows.length - unknown, unknown, groups }
}

/** A level that is not known stands last. */
function rankOf({ label }: CountedOfficials): number {
  const index = levels.findIndex((level) => level === label)
  return index === -1 ? levels.length : index
}

function byOfficials(one: CountedOfficials, other: CountedOfficials): number {
  return other.officials - one.officials || (one.label ?? '').localeCompare(other.label ?? '')
}
