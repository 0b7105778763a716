import { Download } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { ExportState, ExportWindow } from '#exports/ExportWindow.tsx'
import { useRunningExport } from '#exports/use-running-export.ts'
import type { SearchView } from '#search/state/search-view.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface ExportButtonProps {
  readonly view: SearchView
  /** Beside another button that is the first thing to do. */
  readonly isSecond?: boolean
}

/** Download as CSV or Excel: asks which columns and which kind of file, then says below how far the file is. */
export function ExportButton({ view, isSecond = false }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const exporting = useRunningExport(() => setIsOpen(false))
  const button = useRef<HTMLButtonElement>(null)
  const progressId = useId()
  const { isMaking } = exporting
  return (
    <>
      <button
        type="button"
        className={isMaking || isSecond ? buttonLook.button : buttonLook.primary}
        ref={button}
        aria-haspopup="dialog"
        // Not the attribute disabled, which would drop the focus.
        aria-disabled={isMaking || undefined}
        aria-describedby={isMaking ? progressId : undefined}
        onClick={() => !isMaking && setIsOpen(true)}
      >
        <Download aria-hidden />
        Download as CSV or Excel
      </button>
      <ExportState exporting={exporting} progressId={progressId} />
      <ExportWindow
        view={view}
        exporting={exporting}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        focusAfter={() => button.current}
      />
    </>
  )
}
