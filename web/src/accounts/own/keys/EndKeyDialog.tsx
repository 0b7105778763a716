import type { Key } from '@atlas/contract/endpoints/accounts/keys.ts'
import { useEndKey } from '#accounts/own/keys/key-queries.ts'
import { ConfirmDialog } from '#shared/page/ConfirmDialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

export function EndKeyDialog({ of: key, ...dialog }: QuestionDialogProps & { readonly of: Key }) {
  const ending = useEndKey(dialog.onClose)
  return (
    <ConfirmDialog
      {...dialog}
      title={`End “${key.name}”?`}
      keep="Keep it"
      act="End it"
      busyText="Ending…"
      sent={ending}
      onAct={() => ending.mutate(key)}
    >
      <p>Programs that use it stop at once.</p>
    </ConfirmDialog>
  )
}
