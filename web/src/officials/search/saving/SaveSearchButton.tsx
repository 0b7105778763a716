import { Bookmark } from 'lucide-react'
import styles from '#officials/search/saving/SaveSearchButton.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

/** Opens the dialog that saves the present search under a name. */
export function SaveSearchButton({ onOpen }: { readonly onOpen: (button: HTMLElement) => void }) {
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-label="Save search"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Bookmark aria-hidden />
      <span>
        Save<span className={styles.more}> search</span>
      </span>
    </button>
  )
}
