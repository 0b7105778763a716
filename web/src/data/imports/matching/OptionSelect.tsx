import { ChevronDown } from 'lucide-react'
import fieldLook from '#shared/ui/look/field.module.css'

interface OptionSelectProps {
  readonly id: string
  readonly label: string
  readonly describedBy?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Null where nothing is chosen; '' is a choice of its own. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** One of the atlas' words, or none yet. The options are told apart by their place, because one may have an empty value. */
export function OptionSelect({ id, label, describedBy, options, value, onChange }: OptionSelectProps) {
  const index = options.findIndex((option) => option.value === value)
  return (
    <div className={fieldLook.select}>
      <select
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        className={fieldLook.input}
        value={index}
        onChange={({ target }) => onChange(options[Number(target.value)]?.value ?? null)}
      >
        <option value={-1}>Choose…</option>
        {options.map((option, at) => (
          <option key={option.value} value={at}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  )
}
