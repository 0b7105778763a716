import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import { withFilters } from '#search-state/change-view.ts'
import type { SearchView } from '#search-state/search-view.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'

/** A set of named counts can only be looked for where it is missing. */
export function UnknownOnly({ columnId, view, onChange }: FilterProps & { readonly columnId: ColumnId }) {
  const heldBy = ({ filters }: SearchView) =>
    filters.filter(({ column_id, operator }) => column_id === columnId && operator === 'is_empty')
  const unknown: Filter = { column_id: columnId, operator: 'is_empty', value: null }
  const isWanted = heldBy(view).length > 0
  const toggle = () => onChange((newest) => withFilters(newest, heldBy(newest), isWanted ? [] : [unknown]))
  return (
    <fieldset>
      <legend className="label filter-legend">{columnOf(columnId).label}</legend>
      <Checkbox checked={isWanted} onChange={toggle}>
        Only where unknown
      </Checkbox>
    </fieldset>
  )
}
