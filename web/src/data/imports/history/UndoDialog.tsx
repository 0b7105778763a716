import type { ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { countsText } from '#data/imports/history/run-words.ts'
import { showImport, undo } from '#data/imports/import/import-queries.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import { momentText } from '#shared/ui/text/moment-text.ts'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface UndoDialogProps extends QuestionDialogProps {
  readonly run: ImportRun
}

export function UndoDialog({ run, onClose, ...dialog }: UndoDialogProps) {
  const client = useQueryClient()
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: async (request) => {
      await showImport(client, request)
      onClose()
    },
    // Somebody else may have imported or undone meanwhile.
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      void client.invalidateQueries({ queryKey: ['imports'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      title={`Undo the import of ${run.file_name ?? 'your own officials'}?`}
      keep="Back"
      act="Undo"
      busyText="Sending…"
      sent={undoing}
      onAct={() => undoing.mutate(run)}
    >
      <p>
        Your own officials will be as they were before {momentText(run.started_at)}. What that import did is taken back:{' '}
        {countsText(run.officials)}.
      </p>
      <p>Public data is not touched, and the file stays in the list of imports.</p>
    </ConfirmDialog>
  )
}
