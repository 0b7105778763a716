import type { Filter } from '@atlas/contract/search/filter.ts'
import { type Builder, earlierFilters, stepOf } from '#search/builder/builder.ts'

/**
 * The column whose choices a step requests, and the filters: those of earlier steps, and the step's own selections on
 * arrival.
 */
export function stepQuestion(builder: Builder, arrivedWith: readonly string[]) {
  const { columnId } = stepOf(builder)
  return {
    columns: [columnId],
    filters: [...earlierFilters(builder, builder.step), ...pickedFilter(columnId, arrivedWith)],
  }
}

function pickedFilter(column_id: string, value: readonly string[]): Filter[] {
  return value.length > 0 ? [{ column_id, operator: 'in', value: [...value] }] : []
}
