import { useState } from 'react'
import type { DecideOnUsers } from '#users/pending/use-decide-on-users.ts'
import { type GivenReason, ReasonChoice, reasonIn } from '#users/ReasonChoice.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'
import { counted } from '#shared/ui/text/counted.ts'

interface RejectSeveralProps extends QuestionDialogProps {
  readonly ids: readonly string[]
  readonly decision: DecideOnUsers
}

export function RejectSeveralDialog({ ids, decision, ...dialog }: RejectSeveralProps) {
  const [reason, setReason] = useState<GivenReason>('none')
  const reject = () => {
    const body = { user_ids: [...ids], decision: { kind: 'reject' as const, ...reasonIn(reason) } }
    decision.mutate(body, { onSuccess: dialog.onClose })
  }
  return (
    <QuestionDialog
      {...dialog}
      title={`Reject ${counted(ids.length, 'user', 'users')}?`}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton variant="danger" isBusy={decision.isPending} busyText="Rejecting…" onPress={reject}>
            Confirm
          </BusyButton>
        </>
      }
    >
      <p>They will not be able to sign in. We will email each that the account was not approved.</p>
      <ReasonChoice value={reason} onChange={setReason} />
      <SendTrouble sent={decision} />
    </QuestionDialog>
  )
}
