import { deleteAccount } from '@atlas/contract/endpoints/accounts/account.ts'
import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { call } from '#shared/api/call.ts'
import { forgetWaiting } from '#shared/api/clear-device-storage.ts'
import { ownBelongingsQuery } from '#accounts/own/account-queries.ts'
import { PasswordDialog } from '#accounts/own/PasswordDialog.tsx'
import { BelongingsText } from '#users/belongings/Consequences.tsx'
import { Fate } from '#users/belongings/Fate.tsx'
import { refusalOf, knownHeir, useBelongings } from '#users/belongings/use-belongings.ts'
import { useLeave } from '#layout/header/use-leave.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

/** Says what is deleted with the account, what stays and who gets it, and asks for the password. */
export function DeleteAccountDialog({ user, ...dialog }: QuestionDialogProps & { readonly user: Me }) {
  const belongings = useBelongings(ownBelongingsQuery)
  const leave = useLeave()
  return (
    <PasswordDialog
      {...dialog}
      title="Delete your account?"
      answer="Delete for good"
      busyText="Deleting…"
      variant="danger"
      refusal={refusalOf(belongings)}
      onAnswer={async (password) => {
        await call(deleteAccount, { body: { password, ...knownHeir(belongings) } })
        forgetWaiting(user.id)
        showToast('success', 'Your account is deleted.')
        await leave()
      }}
    >
      <BelongingsText answer={belongings}>
        {belongings.reply && <Fate account={user} belongings={belongings.reply} whose="you" />}
      </BelongingsText>
    </PasswordDialog>
  )
}
