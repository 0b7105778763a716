import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { mostReadRows } from '@atlas/contract/search/address-search.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { readRows } from '#dataset/read-rows.ts'
import { takeTurn } from '#platform/turns.ts'
import type { SearchIndex } from '#search/search-index.ts'

/** Every row that matches the filters, in pages, so that other requests are answered in between. */
export async function readEveryRow(
  index: SearchIndex,
  { columns, filters }: { readonly columns: readonly ColumnId[]; readonly filters: readonly Filter[] },
): Promise<{ readonly columns: readonly string[]; readonly values: readonly Row[] }> {
  const search = { columns, filters, sort: [], limit: mostReadRows }
  const values: Row[] = []
  let shownColumns: readonly string[] = []
  let cursor: string | null | undefined
  do {
    await takeTurn()
    const page = await readRows(
      index,
      { ...search, cursor: cursor ?? undefined },
      { usualColumns: [], isNonpartisan: false },
    )
    values.push(...page.values)
    shownColumns = page.columns
    cursor = page.cursor
  } while (cursor)
  return { columns: shownColumns, values }
}
