import type { SavedSearch } from '@atlas/contract/endpoints/saved-searches.ts'
import { useState } from 'react'
import { useOwnOrganization } from '#keeping/own-organization.ts'
import { colleaguesOfSearch, SharingChoice } from '#keeping/SharingChoice.tsx'
import { useChangeSearch } from '#keeping/searches/saved-searches.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'
import { showToast } from '#ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'

/** Who sees a search. */
export function ShareDialog({ search, onClose, ...dialog }: QuestionDialogProps & { readonly search: SavedSearch }) {
  const [isShared, setIsShared] = useState(search.is_shared)
  const sharing = useChangeSearch((changed) => {
    showToast('success', changed.is_shared ? 'Shared with your organization' : 'Only you see it now', changed.name)
    onClose()
  })
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title="Share this search"
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <BusyButton
            isBusy={sharing.isPending}
            busyText="Saving…"
            onPress={() => sharing.mutate({ id: search.id, changes: { is_shared: isShared } })}
          >
            Save
          </BusyButton>
        </>
      }
    >
      <SharingChoice
        organization={useOwnOrganization()}
        isShared={isShared}
        onChange={setIsShared}
        colleagues={colleaguesOfSearch}
      />
      <SendTrouble sent={sharing} />
    </QuestionDialog>
  )
}
