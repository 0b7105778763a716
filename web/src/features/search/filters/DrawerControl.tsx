import type { Operator } from '@atlas/contract/search/operators.ts'
import type { ComponentType } from 'react'
import { ColumnFilter } from '#features/search/filters/ColumnFilter.tsx'
import type { DrawerFilter } from '#features/search/filters/drawer-groups.ts'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import { RangeFilter } from '#features/search/filters/RangeFilter.tsx'
import { ValueFilter } from '#features/search/filters/ValueFilter.tsx'

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

export function DrawerControl({ control, ...props }: FilterProps & DrawerFilter) {
  const Control = controls[control]
  return <Control {...props} />
}
