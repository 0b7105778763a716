import type { SavedSearch } from '@atlas/contract/endpoints/saved-searches.ts'
import type { LabelOf } from '@atlas/contract/search/describe-filter.ts'
import { Bookmark } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import styles from '#features/search/saving/SaveSearchButton.module.css'
import type { SearchView } from '#search-state/search-view.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'
import buttonLook from '#ui/look/button.module.css'

const SaveSearchDialog = lazyPart(
  async () => (await import('#features/search/saving/SaveSearchDialog.tsx')).SaveSearchDialog,
)

/** What is saved, and what the dialog says of it. */
export interface SavedView {
  readonly view: SearchView
  /** How many it finds; null while that is not known. */
  readonly total: number | null
  readonly labelOf: LabelOf
  /** The saved search that it was opened from. */
  readonly opened: SavedSearch | null
}

/** Keeps the search as it stands, under a name. */
export function SaveSearchButton({ saving }: { readonly saving: SavedView }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonLook.button}
        ref={button}
        aria-label="Save search"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Bookmark aria-hidden />
        <span>
          Save<span className={styles.more}> search</span>
        </span>
      </button>
      <Suspense>
        {isOpen && (
          <SaveSearchDialog saving={saving} onClose={() => setIsOpen(false)} focusAfter={() => button.current} />
        )}
      </Suspense>
    </>
  )
}
