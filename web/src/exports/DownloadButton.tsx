import { Download } from 'lucide-react'
import buttonLook from '#shared/ui/look/button.module.css'

interface DownloadButtonProps {
  /** Beside another button that is the first thing to do. */
  readonly isSecond?: boolean
  /** A file is being made, as the element of this id says. */
  readonly madeBy: string | null
  readonly onOpen: (button: HTMLElement) => void
}

/** Opens the window that asks which columns and which kind of file. */
export function DownloadButton({ isSecond = false, madeBy, onOpen }: DownloadButtonProps) {
  return (
    <button
      type="button"
      className={madeBy !== null || isSecond ? buttonLook.button : buttonLook.primary}
      aria-haspopup="dialog"
      // Not the attribute disabled, which would drop the focus.
      aria-disabled={madeBy !== null || undefined}
      aria-describedby={madeBy ?? undefined}
      onClick={({ currentTarget }) => madeBy === null && onOpen(currentTarget)}
    >
      <Download aria-hidden />
      Download as CSV or Excel
    </button>
  )
}
