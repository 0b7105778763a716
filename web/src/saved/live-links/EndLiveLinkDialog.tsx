import { type Linked, useEndLiveLink } from '#saved/live-links/live-link-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

export function EndLiveLinkDialog({ linked, ...dialog }: QuestionDialogProps & { readonly linked: Linked }) {
  const ending = useEndLiveLink(dialog.onClose)
  return (
    <QuestionDialog
      {...dialog}
      title={`End the link of “${linked.name}”?`}
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={ending.isPending}
            busyText="Ending…"
            onPress={() => ending.mutate(linked)}
          >
            End it
          </BusyButton>
        </>
      }
    >
      <p>Spreadsheets and programs that read it stop at once.</p>
      <SendTrouble sent={ending} />
    </QuestionDialog>
  )
}
