import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import { ArrowDownUp } from 'lucide-react'
import { directionWords } from '#features/search/results/sort-words.ts'
import { sortOf, withSort } from '#search-state/change-sort.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import { ChoiceMenuButton } from '#ui/overlay/ChoiceMenuButton.tsx'

/** Cards have no headings to sort by, so this offers what a card shows. */
const offered: readonly Sort[] = [
  { column_id: 'eo.name', direction: 'asc' },
  { column_id: 'eo.name', direction: 'desc' },
  { column_id: 'office.name', direction: 'asc' },
  { column_id: 'jurisdiction.name', direction: 'asc' },
  { column_id: 'county.name', direction: 'asc' },
  { column_id: 'state.name', direction: 'asc' },
  { column_id: 'jurisdictionoffice.next_primary', direction: 'asc' },
  { column_id: 'jurisdictionoffice.next_general', direction: 'asc' },
]

interface SortToolProps {
  readonly view: SearchView
  readonly onChange: ChangeView
}

export function SortTool({ view, onChange }: SortToolProps) {
  const sort = sortOf(view)
  return (
    <ChoiceMenuButton
      label="Sort"
      icon={ArrowDownUp}
      choices={offered.map((each) => ({ value: valueOf(each), label: labelOf(each) }))}
      value={sort.map(valueOf).join()}
      onChoose={(value) => {
        const chosen = offered.find((each) => valueOf(each) === value)
        if (chosen) onChange(withSort(view, chosen.column_id, chosen.direction))
      }}
    />
  )
}

function valueOf({ column_id, direction }: Sort): string {
  return `${column_id} ${direction}`
}

function labelOf({ column_id, direction }: Sort): string {
  const label = column_id === 'eo.name' ? 'Last name' : columnOf(column_id).label
  return `${label}, ${directionWords(column_id, direction)}`
}
