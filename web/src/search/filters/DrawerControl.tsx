import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { type ComponentType, memo } from 'react'
import { ColumnFilter } from '#search/filters/ColumnFilter.tsx'
import type { DrawerFilter } from '#search/filters/drawer-group.ts'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { RangeFilter } from '#search/filters/RangeFilter.tsx'
import { ValueFilter } from '#search/filters/ValueFilter.tsx'

const equal: readonly Operator[] = ['eq']
const voteOperators: readonly Operator[] = ['gt', 'gte', 'lt', 'lte']

type DrawerControlProps = FilterProps & Omit<DrawerFilter, 'control'>

const controls: Record<DrawerFilter['control'], ComponentType<DrawerControlProps>> = {
  own: ColumnFilter,
  range: RangeFilter,
  'equal text': (props) => <ValueFilter {...props} kind="text" operators={equal} />,
  'equal number': (props) => <ValueFilter {...props} kind="whole" operators={equal} />,
  percentage: (props) => <ValueFilter {...props} kind="share" operators={voteOperators} />,
}

/** A control of the drawer. Of fifteen, only those whose own data has changed are redrawn. */
export const DrawerControl = memo(DrawnControl, isSame)

function DrawnControl({ control, ...props }: FilterProps & DrawerFilter) {
  const Control = controls[control]
  return <Control {...props} />
}

function isSame(before: FilterProps & DrawerFilter, after: FilterProps & DrawerFilter): boolean {
  return (
    before.columnId === after.columnId &&
    before.facets === after.facets &&
    before.onChange === after.onChange &&
    ownFilters(before) === ownFilters(after)
  )
}

function ownFilters({ view, columnId }: FilterProps & DrawerFilter): string {
  return JSON.stringify(view.filters.filter(({ column_id }) => column_id === columnId))
}
