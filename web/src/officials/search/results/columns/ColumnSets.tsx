import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type ColumnSet, longestSetName } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { defaultSets, isGiven, isShown, withoutSet, withSet } from '#officials/search/results/columns/column-sets.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import styles from '#officials/search/results/columns/ColumnSets.module.css'
import { useColumnSets } from '#officials/search/results/columns/use-column-sets.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface ColumnSetsProps {
  readonly columns: readonly ColumnId[]
  readonly onChoose: (set: ColumnSet) => void
}

/** Named sets of columns: two that everybody has, and the person's own, which are available after every sign-in. */
export function ColumnSets({ columns, onChoose }: ColumnSetsProps) {
  const { sets, isKnown, keep, isKeeping } = useColumnSets()
  const hidden = useHidden()
  const id = useId()
  return (
    <section className={styles.sets} aria-labelledby={id} data-compact>
      <h3 className={fieldLook.label} id={id}>
        Column sets
      </h3>
      <ul>
        {[...defaultSets, ...sets].map((set) => (
          <li key={set.name} className={styles.set}>
            <button type="button" aria-pressed={isShown(set, columns, hidden)} onClick={() => onChoose(set)}>
              {set.name}
            </button>
            {!isGiven(set.name) && (
              <button
                type="button"
                aria-label={`Delete the set ${set.name}`}
                onClick={() => keep(withoutSet(sets, set.name))}
              >
                <X size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isKnown && (
        <NewSet isKeeping={isKeeping} onKeep={(name) => keep(withSet(sets, { name, columns: [...columns] }))} />
      )}
    </section>
  )
}

interface NewSetProps {
  readonly isKeeping: boolean
  readonly onKeep: (name: string) => void
}

/** Saves the selected columns under a name; using the name of an own set replaces it. */
function NewSet({ isKeeping, onKeep }: NewSetProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = () => {
    const typed = name.trim()
    const reason =
      typed === '' ? 'Type a name first.' : isGiven(typed) ? `“${typed}” is taken; choose another name.` : null
    setTrouble(reason)
    if (reason !== null || isKeeping) return
    onKeep(typed)
    setName('')
  }
  return (
    <div className={styles.new}>
      <label className={textLook.visuallyHidden} htmlFor={id}>
        Name for these columns
      </label>
      <input
        id={id}
        className={fieldLook.input}
        placeholder="Name for these columns"
        autoComplete="off"
        maxLength={longestSetName}
        value={name}
        aria-invalid={trouble !== null || undefined}
        aria-describedby={trouble === null ? undefined : `${id}-trouble`}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          // Otherwise Enter would apply the dialog.
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <button type="button" className={buttonLook.button} aria-busy={isKeeping || undefined} onClick={save}>
        Save set
      </button>
      <p id={`${id}-trouble`} className={fieldLook.error} role="status">
        {trouble}
      </p>
    </div>
  )
}
