import { Download } from 'lucide-react'
import buttonLook from '#shared/ui/look/button.module.css'

interface DownloadButtonProps {
  /** Styled as the second button, beside the main action. */
  readonly isSecond?: boolean
  /** The id of the element that says a file is being made. */
  readonly madeBy: string | null
  readonly onOpen: (button: HTMLElement) => void
}

/** Opens the dialog that asks for the columns and the kind of file. */
export function DownloadButton({ isSecond = false, madeBy, onOpen }: DownloadButtonProps) {
  return (
    <button
      type="button"
      className={madeBy !== null || isSecond ? buttonLook.button : buttonLook.primary}
      aria-haspopup="dialog"
      // The attribute disabled would drop the focus.
      aria-disabled={madeBy !== null || undefined}
      aria-describedby={madeBy ?? undefined}
      onClick={({ currentTarget }) => madeBy === null && onOpen(currentTarget)}
    >
      <Download aria-hidden />
      Download as CSV or Excel
    </button>
  )
}
