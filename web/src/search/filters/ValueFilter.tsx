import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Operator } from '@atlas/contract/catalogue/operators.ts'
import { useId, useMemo } from 'react'
import { DraftFields, hintIdOf } from '#search/filters/DraftFields.tsx'
import comparisonStyles from '#search/filters/comparison.module.css'
import type { FilterProps } from '#search/filters/filter-props.ts'
import { comparisonForm, fieldsOf } from '#search/filters/forms/comparison-form.ts'
import { type DraftControl, useDraft } from '#search/filters/forms/use-draft.ts'
import { typedKind, type ValueKind, valueKinds } from '#search/filters/forms/value-kinds.ts'
import { ValueField } from '#search/filters/ValueField.tsx'
import type { ValueControl } from '#shared/values/kinds.tsx'
import { errorAttributes } from '#shared/ui/form/Field.tsx'
import { Select } from '#shared/ui/form/Select.tsx'

interface ValueFilterProps extends FilterProps {
  readonly columnId: ColumnId
  readonly kind: ValueControl
  readonly label?: string | undefined
  readonly placeholder?: string | undefined
  readonly hint?: string | undefined
  /** Fewer than the kind has; a single one needs no menu. */
  readonly operators?: readonly Operator[] | undefined
}

/** An operator in words and what it compares with: a text, a number, a percentage or a date. */
export function ValueFilter({
  columnId,
  kind: kindId,
  operators,
  label,
  placeholder,
  hint,
  ...props
}: ValueFilterProps) {
  const id = useId()
  const column = columnOf(columnId)
  const kind = valueKinds[kindId]
  const offered = useMemo(
    () => operators ?? kind.operators.filter((operator) => column.operators.includes(operator)),
    [operators, kind, column],
  )
  const form = useMemo(() => comparisonForm(columnId, kind, offered), [columnId, kind, offered])
  const control = useDraft(`${columnId} ${offered.join(' ')}`, form, props)
  const name = label ?? column.label
  const isSingle = offered.length === 1
  const fields = fieldsOf(control.draft.operator)
  const typed = typedKind(kind, control.draft.operator)
  return (
    <DraftFields id={id} label={name} control={control} hint={hint} isSingle={isSingle}>
      <div
        className={isSingle ? undefined : comparisonStyles.comparison}
        data-kind={typed === kind ? kindId : 'whole'}
        data-fields={fields.length}
      >
        {!isSingle && <OperatorSelect id={id} name={name} kind={kind} offered={offered} control={control} />}
        {fields.map((field) => (
          <ValueField
            key={field}
            id={id}
            field={field}
            column={column}
            kind={typed}
            control={control}
            placeholder={placeholder ?? typed.placeholder}
            aria-describedby={hint && hintIdOf(id)}
            aria-label={isSingle ? undefined : fieldName(name, typed, field, fields.length)}
          />
        ))}
      </div>
    </DraftFields>
  )
}

function fieldName(name: string, kind: ValueKind, field: 'first' | 'second', count: number): string {
  const which = count === 1 ? name : `${name}, ${field === 'first' ? 'from' : 'to'}`
  return kind.placeholder ? `${which}, ${kind.placeholder}` : which
}

interface OperatorSelectProps {
  readonly id: string
  readonly name: string
  readonly kind: ValueKind
  readonly offered: readonly Operator[]
  readonly control: DraftControl
}

function OperatorSelect({ id, name, kind, offered, control: { draft, mistake, edit } }: OperatorSelectProps) {
  const hasToChoose = kind.start === ''
  return (
    <Select<Operator | ''>
      id={`${id}-operator`}
      name="operator"
      aria-label={`${name}: comparison`}
      value={draft.operator}
      options={hasToChoose ? ['', ...offered] : offered}
      labelOf={(operator) => (operator === '' ? 'Choose' : kind.word(operator))}
      onChange={(operator) => edit('operator', operator)}
      {...errorAttributes(id, mistake?.field === 'operator' ? mistake.message : undefined)}
    />
  )
}
