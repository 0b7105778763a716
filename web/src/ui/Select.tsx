import { ChevronDown } from 'lucide-react'

interface SelectProps<Value extends number> {
  readonly id: string
  readonly value: Value
  readonly options: readonly Value[]
  readonly onChange: (value: Value) => void
}

/** The browser's own select: on a phone it opens the phone's own picker. */
export function Select<Value extends number>({ id, value, options, onChange }: SelectProps<Value>) {
  const choose = (text: string) => {
    const option = options.find((each) => String(each) === text)
    if (option !== undefined) onChange(option)
  }
  return (
    <div className="select">
      <select id={id} className="input" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ChevronDown className="icon" aria-hidden />
    </div>
  )
}
