import { useState } from 'react'
import { useOwnOrganization } from '#saved/sharing/own-organization.ts'
import { SharingChoice } from '#saved/sharing/SharingChoice.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { DialogButtons, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface ShareDialogProps extends QuestionDialogProps {
  readonly title: string
  /** The present setting. */
  readonly isShared: boolean
  /** What colleagues can do with it. */
  readonly colleagues: string
  readonly sent: { readonly isPending: boolean; readonly isPaused: boolean; readonly error: unknown }
  readonly onShare: (isShared: boolean) => void
}

/** Asks who can see a saved item. */
export function ShareDialog({ title, isShared, colleagues, sent, onShare, ...dialog }: ShareDialogProps) {
  const [chosen, setChosen] = useState(isShared)
  return (
    <QuestionDialog
      {...dialog}
      title={title}
      footer={
        <DialogButtons isBusy={sent.isPending} busyText="Saving…" onPress={() => onShare(chosen)}>
          Save
        </DialogButtons>
      }
    >
      <SharingChoice
        organization={useOwnOrganization()}
        isShared={chosen}
        onChange={setChosen}
        colleagues={colleagues}
      />
      <SendTrouble sent={sent} />
    </QuestionDialog>
  )
}

export function sharedTitle({ is_shared: isShared }: { readonly is_shared: boolean }): string {
  return isShared ? 'Shared with your organization' : 'Only you see it now'
}
