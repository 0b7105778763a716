import type { Key } from '@atlas/contract/endpoints/accounts/keys.ts'
import { useEndKey } from '#accounts/own/keys/key-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

export function EndKeyDialog({ of: key, ...dialog }: QuestionDialogProps & { readonly of: Key }) {
  const ending = useEndKey(dialog.onClose)
  return (
    <QuestionDialog
      {...dialog}
      title={`End “${key.name}”?`}
      footer={
        <>
          <DialogClose>Keep it</DialogClose>
          <BusyButton variant="danger" isBusy={ending.isPending} busyText="Ending…" onPress={() => ending.mutate(key)}>
            End it
          </BusyButton>
        </>
      }
    >
      <p>Programs that use it stop at once.</p>
      <SendTrouble sent={ending} />
    </QuestionDialog>
  )
}
