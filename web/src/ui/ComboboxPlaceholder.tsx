import { ChevronDown } from 'lucide-react'
import type { ComboboxChoice } from '#ui/ChoiceCombobox.tsx'

interface ComboboxPlaceholderProps {
  readonly id: string
  readonly picked: readonly ComboboxChoice[]
  readonly placeholder: string
}

/** Stands where the combobox will be, as large and with the same words, so that nothing moves. */
export function ComboboxPlaceholder({ id, picked, placeholder }: ComboboxPlaceholderProps) {
  return (
    <div className={picked.length > 0 ? 'multi multi-applied' : 'multi'} aria-busy="true">
      {picked.map(({ id: choice, label }) => (
        <span key={choice} className="chip pr-2">
          <span>{label}</span>
        </span>
      ))}
      <input id={id} readOnly placeholder={picked.length === 0 ? placeholder : ''} />
      <span className="multi-open">
        <ChevronDown className="icon" aria-hidden />
      </span>
    </div>
  )
}
