import { type ChoiceColumnId, type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { ChoiceCheckboxes } from '#search/filters/ChoiceCheckboxes.tsx'
import { ChoiceField } from '#search/filters/ChoiceField.tsx'
import styles from '#search/filters/draft.module.css'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { ValueFilter } from '#search/filters/ValueFilter.tsx'
import { withFilters } from '#search/state/change-view.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { kindViewOf } from '#shared/values/kinds.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** The columns with so few choices that each is a box to tick, with the number of boxes to reserve space for. */
const ticked: Partial<Record<ColumnId, number>> = {
  'eo.gender': 3,
  'state.name': 5,
  'jurisdiction.coverage': 3,
  'stats.last_election': 4,
  'place.gap_known': 2,
}

interface ColumnFilterProps extends FilterProps {
  readonly columnId: ColumnId
  /** A label other than the column's own. */
  readonly label?: string | undefined
}

/** The control of any filterable column, according to its kind. */
export function ColumnFilter({ columnId, ...props }: ColumnFilterProps) {
  const { filter } = kindViewOf(columnId)
  if (filter === 'whether known') return <UnknownOnly columnId={columnId} {...props} />
  const boxes = ticked[columnId]
  if (boxes) return <ChoiceCheckboxes columnId={columnId as ChoiceColumnId} usually={boxes} {...props} />
  // Numbers are compared, though some have few enough values to list.
  if (filter === 'choices') return <ChoiceField columnId={columnId as ChoiceColumnId} {...props} />
  return <ValueFilter columnId={columnId} kind={filter} {...props} />
}

/** For a set of named counts, only its absence can be searched. */
function UnknownOnly({ columnId, view, onChange }: FilterProps & { readonly columnId: ColumnId }) {
  const filtersOf = ({ filters }: SearchView) =>
    filters.filter(({ column_id, operator }) => column_id === columnId && operator === 'is_empty')
  const unknown: Filter = { column_id: columnId, operator: 'is_empty', value: null }
  const isRequested = filtersOf(view).length > 0
  const toggle = () => onChange((newest) => withFilters(newest, filtersOf(newest), isRequested ? [] : [unknown]))
  return (
    <fieldset>
      <legend className={classes(fieldLook.label, styles.legend)}>{columnOf(columnId).label}</legend>
      <Checkbox checked={isRequested} onChange={toggle}>
        Only where unknown
      </Checkbox>
    </fieldset>
  )
}
