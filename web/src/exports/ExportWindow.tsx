import { Suspense } from 'react'
import { ExportProgress, ExportUnanswered } from '#exports/ExportProgress.tsx'
import type { useRunningExport } from '#exports/use-running-export.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

const ExportDialog = lazyPart(async () => (await import('#exports/ExportDialog.tsx')).ExportDialog)

type RunningExport = ReturnType<typeof useRunningExport>

interface ExportWindowProps extends QuestionDialogProps {
  readonly view: SearchView
  readonly exporting: RunningExport
}

/** Asks for the columns and the kind of file; its code is loaded on request. */
export function ExportWindow({ isOpen, exporting, ...props }: ExportWindowProps) {
  return <Suspense>{isOpen && <ExportDialog {...props} request={exporting.request} />}</Suspense>
}

/** The progress of the file that is being made; renders nothing where there is none. */
export function ExportState({
  exporting,
  progressId,
}: {
  readonly exporting: RunningExport
  readonly progressId: string
}) {
  const { isMaking, progress, isUnanswered, askAgain } = exporting
  return (
    <>
      {isMaking && <ExportProgress id={progressId} progress={progress} />}
      {isUnanswered && <ExportUnanswered onRetry={askAgain} />}
    </>
  )
}
