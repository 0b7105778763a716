import { Bookmark } from 'lucide-react'
import { useRef, useState } from 'react'
import styles from '#officials/search/saving/SaveSearchButton.module.css'
import { SaveSearchWindow } from '#officials/search/saving/SaveSearchWindow.tsx'
import type { SavedView } from '#officials/search/saving/use-saving-form.ts'
import buttonLook from '#shared/ui/look/button.module.css'

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
      <SaveSearchWindow
        isOpen={isOpen}
        saving={saving}
        onClose={() => setIsOpen(false)}
        focusAfter={() => button.current}
      />
    </>
  )
}
