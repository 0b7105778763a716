import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

interface SelectProps<Value extends number | string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: Value
  readonly options: readonly Value[]
  /** The options in words, where they are not words themselves. */
  readonly labelOf?: (option: Value) => string
  readonly onChange: (value: Value) => void
}

/** The browser's own select: on a phone it opens the phone's own picker. */
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
    <div className="select">
      <select {...select} className="input" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf(option)}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" aria-hidden />
    </div>
  )
}
