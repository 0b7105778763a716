import type { Account } from '@atlas/contract/endpoints/accounts/account.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { KeyRound } from 'lucide-react'
import { Suspense } from 'react'
import { AccountSection } from '#accounts/own/AccountSection.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

const ChangePasswordDialog = lazyPart(
  async () => (await import('#accounts/own/ChangePasswordDialog.tsx')).ChangePasswordDialog,
)

export function PasswordSection({ account }: { readonly account: Account }) {
  const { current: question, ask, dialog } = useQuestion<null>()
  return (
    <AccountSection
      anchor="password"
      title="Password"
      hint={`Last changed on ${typedDayOf(localDay(new Date(account.password_changed_at)))}.`}
    >
      <div>
        <button
          type="button"
          className={buttonLook.button}
          aria-haspopup="dialog"
          onClick={(event) => ask(null, event.currentTarget)}
        >
          <KeyRound aria-hidden />
          Change password
        </button>
      </div>
      <p className={textLook.muted}>You stay signed in here and are signed out everywhere else.</p>
      <Suspense>{question && <ChangePasswordDialog key={question.number} {...dialog} />}</Suspense>
    </AccountSection>
  )
}
