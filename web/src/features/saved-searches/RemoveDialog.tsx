import type { SavedSearch } from '@atlas/contract/endpoints/saved-searches.ts'
import { useRemoveSearch } from '#keeping/searches/saved-searches.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'
import { showToast } from '#ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'

/** Asks before a search is gone. */
export function RemoveDialog({ search, onClose, ...dialog }: QuestionDialogProps & { readonly search: SavedSearch }) {
  const removing = useRemoveSearch(() => {
    showToast('success', 'Search deleted', search.name)
    onClose()
  })
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title={`Delete ${search.name}?`}
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton
            variant="danger"
            isBusy={removing.isPending}
            busyText="Deleting…"
            onPress={() => removing.mutate(search.id)}
          >
            Delete
          </BusyButton>
        </>
      }
    >
      <p>
        {search.is_shared
          ? 'It goes for everybody at your organization, and so do its weekly e-mails.'
          : 'The search and its weekly e-mail go; the officials stay where they are.'}
      </p>
      <SendTrouble sent={removing} />
    </QuestionDialog>
  )
}
