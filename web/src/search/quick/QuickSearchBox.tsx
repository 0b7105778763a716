import { Search } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement, type SyntheticEvent } from 'react'
import styles from '#search/quick/QuickSearchBox.module.css'
import { useIsSlashKeyOn } from '#search/quick/slash-key.ts'
import fieldLook from '#shared/ui/look/field.module.css'

/** As long as the API takes. */
export const longestQuery = 200

export const quickSearchId = 'quick-search'

interface QuickSearchBoxProps {
  /** The control itself; how it is named and looks is said here. */
  readonly input: ReactElement<ComponentProps<'input'>>
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** The field of the quick search, the same before and after its code is here, in the header and in a dialog. */
export function QuickSearchBox({ input, onSubmit }: QuickSearchBoxProps) {
  const hasSlashKey = useIsSlashKeyOn()
  return (
    <form role="search" aria-label="Quick search" className={styles.quick} data-compact onSubmit={onSubmit}>
      <div className={styles.box}>
        <Search aria-hidden />
        {cloneElement(input, {
          id: quickSearchId,
          className: fieldLook.input,
          type: 'search',
          placeholder: 'Name, office or place',
          'aria-label': 'Quick search: name, office or place',
          'aria-keyshortcuts': hasSlashKey ? '/' : undefined,
          enterKeyHint: 'search',
          autoComplete: 'off',
          spellCheck: false,
          maxLength: longestQuery,
        })}
        {hasSlashKey && (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )}
      </div>
    </form>
  )
}
