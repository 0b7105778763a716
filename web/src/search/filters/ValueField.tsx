import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ComponentProps } from 'react'
import styles from '#search/filters/draft.module.css'
import type { DraftField } from '#search/filters/forms/filter-form.ts'
import type { DraftControl } from '#search/filters/forms/use-draft.ts'
import type { ValueKind } from '#search/filters/forms/value-kinds.ts'
import { errorAttributes } from '#shared/ui/form/Field.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** Units that are shown inside a field, as short as possible. */
const shortUnits: Record<string, string> = { 'US dollars': 'US$' }

interface ValueFieldProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'aria-label' | 'aria-describedby'> {
  readonly id: string
  readonly field: Exclude<DraftField, 'operator'>
  readonly column: Column
  readonly kind: ValueKind
  readonly control: DraftControl
  /** False where the surroundings already show the unit. */
  readonly hasUnit?: boolean
}

/** One text of a filter's control, with its unit inside the field. */
export function ValueField({ id, field, column, kind, control, hasUnit = true, ...input }: ValueFieldProps) {
  const { draft, mistake, edit } = control
  const unit = hasUnit ? (kind.unit ?? unitOf(column)) : undefined
  const error = mistake?.field === field ? mistake.message : undefined
  const element = (
    <input
      placeholder={kind.placeholder}
      {...input}
      {...errorAttributes(id, error, input['aria-describedby'])}
      id={field === 'first' ? id : `${id}-${field}`}
      name={field}
      className={fieldLook.input}
      value={draft[field]}
      inputMode={kind.inputMode}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={200}
      onChange={(event) => edit(field, event.target.value)}
    />
  )
  if (!unit) return element
  return (
    <div className={unit.length === 1 ? styles.unit : classes(styles.unit, styles.word)}>
      {element}
      <span aria-hidden="true">{unit}</span>
    </div>
  )
}

function unitOf({ type, unit }: Column): string | undefined {
  if (type === 'percentage') return '%'
  return unit && (shortUnits[unit] ?? unit)
}
