import { Bookmark } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import styles from '#features/search/saving/SaveSearchButton.module.css'
import type { SavedView } from '#features/search/saving/use-saving-form.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'
import buttonLook from '#ui/look/button.module.css'

const SaveSearchDialog = lazyPart(
  async () => (await import('#features/search/saving/SaveSearchDialog.tsx')).SaveSearchDialog,
)

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
