import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { useId, useMemo } from 'react'
import styles from '#search/filters/draft.module.css'
import { DraftFields } from '#search/filters/DraftFields.tsx'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { rangeForm } from '#search/filters/forms/range-form.ts'
import { useDraft } from '#search/filters/forms/use-draft.ts'
import { valueKinds } from '#search/filters/forms/value-kinds.ts'
import { ValueField } from '#search/filters/ValueField.tsx'

const ends = [
  { field: 'first', placeholder: 'Min', words: 'Minimum' },
  { field: 'second', placeholder: 'Max', words: 'Maximum' },
] as const

/** A minimum and a maximum side by side, either of which may stay empty. */
export function RangeFilter({ columnId, ...props }: FilterProps & { readonly columnId: ColumnId }) {
  const id = useId()
  const column = columnOf(columnId)
  const form = useMemo(() => rangeForm(columnId), [columnId])
  const control = useDraft(`${columnId} range`, form, props)
  return (
    <DraftFields id={id} label={column.label} control={control} isSingle={false}>
      <div className={styles.pair}>
        {ends.map(({ field, placeholder, words }) => (
          <ValueField
            key={field}
            id={id}
            field={field}
            column={column}
            kind={valueKinds.whole}
            control={control}
            placeholder={placeholder}
            aria-label={`${words} ${column.label.toLowerCase()}`}
            hasUnit={false}
          />
        ))}
      </div>
    </DraftFields>
  )
}
