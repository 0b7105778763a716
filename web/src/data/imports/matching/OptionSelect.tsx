import { ChevronDown } from 'lucide-react'
import fieldLook from '#shared/ui/look/field.module.css'

interface OptionSelectProps {
  readonly id: string
  readonly label: string
  readonly describedBy?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The values of those to offer first; the others follow. */
  readonly likely?: readonly string[] | undefined
  /** Null where nothing is chosen; '' is a choice of its own. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** One of the atlas' words, or none yet. The options are told apart by their place, because one may have an empty value. */
export function OptionSelect({ id, label, describedBy, options, likely = [], value, onChange }: OptionSelectProps) {
  const index = options.findIndex((option) => option.value === value)
  const all = options.map((option, at) => ({ ...option, at }))
  const first = likely.flatMap((each) => all.find((option) => option.value === each) ?? [])
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
        {likely.length === 0 ? (
          all.map(asOption)
        ) : (
          <>
            <optgroup label="Likely">{first.map(asOption)}</optgroup>
            <optgroup label="All others">{all.filter((each) => !first.includes(each)).map(asOption)}</optgroup>
          </>
        )}
      </select>
      <ChevronDown aria-hidden />
    </div>
  )
}

function asOption({ value, label, at }: { readonly value: string; readonly label: string; readonly at: number }) {
  return (
    <option key={value} value={at}>
      {label}
    </option>
  )
}
