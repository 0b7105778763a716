import { Download } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import styles from '#exports/ExportButton.module.css'
import { ExportProgress, ExportUnanswered } from '#exports/ExportProgress.tsx'
import { useRunningExport } from '#exports/use-running-export.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

const ExportDialog = lazyPart(async () => (await import('#exports/ExportDialog.tsx')).ExportDialog)

interface ExportButtonProps {
  readonly view: SearchView
  /** Beside another button that is the first thing to do. */
  readonly isSecond?: boolean
}

/** Download as CSV or Excel: asks which columns and which kind of file, then says below how far the file is. */
export function ExportButton({ view, isSecond = false }: ExportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { request, isMaking, progress, isUnanswered, askAgain } = useRunningExport(() => setIsOpen(false))
  const button = useRef<HTMLButtonElement>(null)
  const progressId = useId()
  return (
    <>
      <button
        type="button"
        className={classes(isMaking || isSecond ? buttonLook.button : buttonLook.primary, styles.button)}
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
      {isMaking && <ExportProgress id={progressId} progress={progress} />}
      {isUnanswered && <ExportUnanswered onRetry={askAgain} />}
      <Suspense>
        {isOpen && (
          <ExportDialog
            view={view}
            request={request}
            onClose={() => setIsOpen(false)}
            focusAfter={() => button.current}
          />
        )}
      </Suspense>
    </>
  )
}
