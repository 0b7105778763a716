import type { Organization, OrganizationSuggestion } from '@atlas/contract/endpoints/users/organizations.ts'
import { Fold, useFold } from '#users/organizations/Fold.tsx'
import { SuggestedName } from '#users/organizations/SuggestedName.tsx'
import styles from '#users/organizations/Suggestions.module.css'

interface SuggestionsProps {
  readonly suggestions: readonly OrganizationSuggestion[]
  readonly organizations: readonly Organization[]
  readonly onPut: (pressed: HTMLElement) => void
}

const atFirst = 5

/** People who typed the same name. Nothing follows from it until an administrator says that they belong together. */
export function Suggestions({ suggestions, organizations, onPut }: SuggestionsProps) {
  const fold = useFold(suggestions, atFirst)
  return (
    <div className={styles.suggestions}>
      <h3>Who may belong together</h3>
      <p className={styles.why}>
        These people share with nobody yet. The name that they typed only suggests where they belong: nobody is put
        anywhere until you say so.
      </p>
      <ul className={styles.names}>
        {fold.shown.map((suggestion) => (
          <SuggestedName
            key={suggestion.name}
            suggestion={suggestion}
            onPut={onPut}
            organization={organizations.find(({ id }) => id === suggestion.organization_id) ?? null}
          />
        ))}
      </ul>
      <Fold fold={fold} noun="names" />
    </div>
  )
}
