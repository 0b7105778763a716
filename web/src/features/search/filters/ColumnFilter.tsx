import type { DataType } from '@atlas/contract/catalogue/data-type.ts'
import { type ChoiceColumnId, choiceColumnIds, type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { ChoiceCheckboxes } from '#features/search/filters/ChoiceCheckboxes.tsx'
import { ChoiceField } from '#features/search/filters/ChoiceField.tsx'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import type { ValueKindId } from '#features/search/filters/forms/value-kinds.ts'
import { UnknownOnly } from '#features/search/filters/UnknownOnly.tsx'
import { ValueFilter } from '#features/search/filters/ValueFilter.tsx'

const kindOfType: Record<Exclude<DataType, 'dict'>, ValueKindId> = {
  str: 'text',
  list: 'text',
  int: 'whole',
  percentage: 'share',
  datetime: 'day',
}

/** So few choices that each is a box to tick. */
const ticked: ReadonlySet<ColumnId> = new Set<ColumnId>(['eo.gender', 'state.name', 'jurisdiction.coverage'])

interface ColumnFilterProps extends FilterProps {
  readonly columnId: ColumnId
  /** Where it stands under another word than the column's own. */
  readonly label?: string | undefined
}

/** The control of any column that can be filtered, as the catalogue's type of it asks for. */
export function ColumnFilter({ columnId, ...props }: ColumnFilterProps) {
  const { type } = columnOf(columnId)
  if (type === 'dict') return <UnknownOnly columnId={columnId} {...props} />
  if (ticked.has(columnId)) return <ChoiceCheckboxes columnId={columnId as ChoiceColumnId} {...props} />
  // Numbers are compared, though some have few enough values to list.
  if (isChosen(columnId) && type !== 'int') return <ChoiceField columnId={columnId} {...props} />
  return <ValueFilter columnId={columnId} kind={kindOfType[type]} {...props} />
}

function isChosen(columnId: ColumnId): columnId is ChoiceColumnId {
  return (choiceColumnIds as readonly ColumnId[]).includes(columnId)
}
