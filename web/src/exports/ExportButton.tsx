import { useId, useRef, useState } from 'react'
import { DownloadButton } from '#exports/DownloadButton.tsx'
import { ExportState, ExportWindow } from '#exports/ExportWindow.tsx'
import { useRunningExport } from '#exports/use-running-export.ts'
import type { SearchView } from '#search/state/search-view.ts'

interface ExportButtonProps {
  readonly view: SearchView
  /** Beside another button that is the first thing to do. */
  readonly isSecond?: boolean
}

/** Download as CSV or Excel: asks which columns and which kind of file, then says below how far the file is. */
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
