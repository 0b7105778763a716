import { type Linked, useEndLiveLink } from '#saved/live-links/live-link-queries.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

export function EndLiveLinkDialog({ linked, ...dialog }: QuestionDialogProps & { readonly linked: Linked }) {
  const ending = useEndLiveLink(dialog.onClose)
  return (
    <ConfirmDialog
      {...dialog}
      title={`End the link of “${linked.name}”?`}
      keep="Keep it"
      act="End it"
      busyText="Ending…"
      sent={ending}
      onAct={() => ending.mutate(linked)}
    >
      <p>Spreadsheets and programs that read it stop at once.</p>
    </ConfirmDialog>
  )
}
