import { Columns3 } from 'lucide-react'
import buttonLook from '#shared/ui/look/button.module.css'

/** Opens the dialog of the columns. */
export function ColumnsButton({ onOpen }: { readonly onOpen: (button: HTMLElement) => void }) {
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Columns3 aria-hidden />
      Columns
    </button>
  )
}
