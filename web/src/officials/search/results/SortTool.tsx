import { type ColumnId, columnOf, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { isSortable, type Sort } from '@atlas/contract/search/search-request.ts'
import { ArrowDownUp } from 'lucide-react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { directionWords, sortLabelOf } from '#search/results/sort-words.ts'
import { levelOrder, sortOf, withSorts } from '#search/state/change-sort.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { ChoiceMenuButton } from '#shared/ui/overlay/ChoiceMenuButton.tsx'

interface Order {
  readonly label: string
  readonly sort: readonly Sort[]
}

const byName: Sort = { column_id: 'eo.name', direction: 'asc' }
const byLevel: Order = { label: 'By level of government', sort: levelOrder }

/** A table has headings to sort by. */
const ordersOfTable: readonly Order[] = [{ label: 'By last name', sort: [byName] }, byLevel]

/** Cards have none, so all columns are offered: first those that a card shows. */
const ordersOfCards: readonly Order[] = [
  ordered(byName),
  ordered({ column_id: 'eo.name', direction: 'desc' }),
  byLevel,
  ordered({ column_id: 'office.name', direction: 'asc' }),
  ordered({ column_id: 'jurisdiction.name', direction: 'asc' }),
  ordered({ column_id: 'county.name', direction: 'asc' }),
  ordered({ column_id: 'state.name', direction: 'asc' }),
  ordered({ column_id: 'jurisdictionoffice.next_primary', direction: 'asc' }),
  ordered({ column_id: 'jurisdictionoffice.next_general', direction: 'asc' }),
]

const isOffered = (id: ColumnId) => ordersOfCards.some(({ sort }) => sort.length === 1 && sort[0]?.column_id === id)
const otherColumns = distinctColumnIds.filter((id) => isSortable(id) && !isOffered(id))
const isCounted = (id: ColumnId) => ['int', 'percentage'].includes(columnOf(id).type)

/** Every other visible column, largest first; the current sort column also in the other direction. */
function otherOrders([own]: readonly Sort[], hidden: ReadonlySet<string>): Order[] {
  return otherColumns.flatMap((column_id) => {
    if (hidden.has(column_id)) return []
    const directions = isCounted(column_id) ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)
    const offered = own?.column_id === column_id ? directions : directions.slice(0, 1)
    return offered.map((direction) => ordered({ column_id, direction }))
  })
}

interface SortToolProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly hasTable: boolean
  readonly isLabelHidden?: boolean
}

export function SortTool({ view, onChange, hasTable, isLabelHidden = false }: SortToolProps) {
  const hidden = useHidden()
  const offered = hasTable ? ordersOfTable : [...ordersOfCards, ...otherOrders(sortOf(view), hidden)]
  return (
    <ChoiceMenuButton
      label="Order"
      isLabelHidden={isLabelHidden}
      icon={ArrowDownUp}
      choices={offered.map(({ label, sort }) => ({ value: valueOf(sort), label }))}
      value={valueOf(sortOf(view))}
      onChoose={(value) => {
        const chosen = offered.find(({ sort }) => valueOf(sort) === value)
        if (chosen) onChange((newest) => withSorts(newest, chosen.sort))
      }}
    />
  )
}

function valueOf(sort: readonly Sort[]): string {
  return sort.map(({ column_id, direction }) => `${column_id} ${direction}`).join()
}

function ordered(sort: Sort): Order {
  const { column_id, direction } = sort
  const sortLabel = sortLabelOf(column_id)
  const label = sortLabel ? `${sortLabel.charAt(0).toUpperCase()}${sortLabel.slice(1)}` : columnOf(column_id).label
  return { label: `${label}, ${directionWords(column_id, direction)}`, sort: [sort] }
}
