import type { CountedChoice } from '@atlas/contract/endpoints/search/fields.ts'
import { Search } from 'lucide-react'
import { useId } from 'react'
import styles from '#search/builder/ListFilter.module.css'
import type { Step } from '#search/builder/steps.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ListFilterProps {
  readonly step: Step
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly visible: readonly CountedChoice[]
  /** How many there are before anything is typed. */
  readonly all: number
  readonly onPickShown: () => void
}

/** A field that filters a long list as the person types. */
export function ListFilter({ step, typed, onType, visible, all, onPickShown }: ListFilterProps) {
  const id = useId()
  const isTyped = typed.trim() !== ''
  return (
    <div className={styles.filter} data-compact>
      <label className={fieldLook.label} htmlFor={id}>
        Filter the {step.nouns}
      </label>
      <div className={styles.field}>
        <Search aria-hidden />
        <input
          id={id}
          type="search"
          className={fieldLook.input}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            // Enter would go to the next step while the person is still looking.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      <p className={styles.found} role="status">
        {isTyped && foundText(step, typed, visible.length, all)}
      </p>
      {isTyped && visible.length > 1 && (
        <button type="button" className={buttonLook.link} onClick={onPickShown}>
          Select all {thousands(visible.length)} shown
        </button>
      )}
    </div>
  )
}

function foundText(step: Step, typed: string, visible: number, all: number): string {
  if (visible === 0) return `No ${step.noun} matches “${typed.trim()}”.`
  return `${thousands(visible)} of ${thousands(all)} shown`
}
