import { Bookmark } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import styles from '#officials/search/saving/SaveSearchButton.module.css'
import type { SavedView } from '#officials/search/saving/use-saving-form.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

const SaveSearchDialog = lazyPart(
  async () => (await import('#officials/search/saving/SaveSearchDialog.tsx')).SaveSearchDialog,
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
