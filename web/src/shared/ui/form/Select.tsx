import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { errorAttributes, Field } from '#shared/ui/form/Field.tsx'
import { usePressed } from '#shared/ui/form/use-pressed.ts'
import fieldLook from '#shared/ui/look/field.module.css'

interface SelectProps<Value extends number | string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children'> {
  readonly value: Value
  readonly options: readonly Value[]
  /** The label of an option, if it is not the option itself. */
  readonly labelOf?: (option: Value) => string
  readonly onChange: (value: Value) => void
}

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The native select, for options in groups or with labels of their own. */
export function SelectBox({ value, onChange, children, ...select }: SelectBoxProps) {
  const [shown, press] = usePressed(value)
  const choose = (text: string) => {
    press(text)
    onChange(text)
  }
  return (
    <div className={fieldLook.select}>
      <select {...select} className={fieldLook.input} value={shown} onChange={({ target }) => choose(target.value)}>
        {children}
      </select>
      <ChevronDown aria-hidden />
    </div>
  )
}

/** The native select, which on a phone opens the phone's own picker. */
export function Select<Value extends number | string>({
  value,
  options,
  labelOf = String,
  onChange,
  ...select
}: SelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((each) => String(each) === text)
    if (option !== undefined) onChange(option)
  }
  return (
    <SelectBox {...select} value={String(value)} onChange={choose}>
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </SelectBox>
  )
}

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string
  readonly error?: string | undefined
  readonly options: readonly string[]
  /** Shown until an option is chosen. */
  readonly placeholder: string
}

/** A select with a label and an error message, empty at first. */
export function SelectField({ label, error, options, placeholder, ...select }: SelectFieldProps) {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <Field id={id} label={label} error={error}>
      <div className={fieldLook.select}>
        <select
          {...select}
          id={id}
          className={fieldLook.input}
          {...errorAttributes(id, error, select['aria-describedby'])}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
    </Field>
  )
}
