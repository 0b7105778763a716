import { useId, useRef, useState } from 'react'
import { DownloadButton } from '#exports/DownloadButton.tsx'
import { ExportState, ExportWindow } from '#exports/ExportWindow.tsx'
import { useRunningExport } from '#exports/use-running-export.ts'
import type { SearchView } from '#search/state/search-view.ts'

interface ExportButtonProps {
  readonly view: SearchView
  /** Styled as the second button, beside the main action. */
  readonly isSecond?: boolean
}

/** Downloads CSV or Excel: asks for the columns and the kind of file, then shows the progress of the file below. */
export function ExportButton({ view, isSecond = false }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const exporting = useRunningExport(() => setIsOpen(false))
  const opener = useRef<HTMLElement | null>(null)
  const progressId = useId()
  const open = (button: HTMLElement) => {
    opener.current = button
    setIsOpen(true)
  }
  return (
    <>
      <DownloadButton isSecond={isSecond} madeBy={exporting.isMaking ? progressId : null} onOpen={open} />
      <ExportState exporting={exporting} progressId={progressId} />
      <ExportWindow
        view={view}
        exporting={exporting}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        focusAfter={() => opener.current}
      />
    </>
  )
}
