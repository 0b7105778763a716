import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { errorAttributes, Field } from '#ui/form/Field.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string
  readonly error?: string | undefined
  readonly options: readonly string[]
  /** Stands there until something is chosen. */
  readonly placeholder: string
}

/** One of a few, with the browser's own select. */
export function SelectField({ label, error, options, placeholder, ...select }: SelectFieldProps) {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <Field id={id} label={label} error={error}>
      <div className="select">
        <select {...select} id={id} className="input" {...errorAttributes(id, error, select['aria-describedby'])}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </div>
    </Field>
  )
}
