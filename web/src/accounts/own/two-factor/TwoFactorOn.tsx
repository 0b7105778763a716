import type { Account } from '@atlas/contract/endpoints/accounts/account.ts'
import {
  beginTwoFactor,
  recoveryCodeCount,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@atlas/contract/endpoints/accounts/two-factor.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { call } from '#shared/api/call.ts'
import { reloadAccount } from '#accounts/own/account-queries.ts'
import { focusSection } from '#accounts/own/AccountSection.tsx'
import type { NewCodes } from '#accounts/own/two-factor/CodesDialog.tsx'
import type { MadeKey } from '#accounts/own/two-factor/SetUp.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { localDay } from '#shared/ui/text/local-day.ts'

const PasswordDialog = lazyPart(async () => (await import('#accounts/own/PasswordDialog.tsx')).PasswordDialog)

interface TwoFactorOnProps {
  readonly twoFactor: Account['two_factor']
  readonly onMade: (made: MadeKey) => void
  readonly onCodes: (codes: NewCodes) => void
}

const changes = {
  codes: {
    button: 'Make new recovery codes',
    title: 'Make new recovery codes?',
    text: 'The codes you have now stop working.',
    answer: 'Make new codes',
    busyText: 'Making…',
    variant: 'primary',
  },
  phone: {
    button: 'Use another phone',
    title: 'Use another phone?',
    text: 'You scan a new code with it. Until you have entered its six digits, the phone you have now goes on working. Then you are signed out everywhere else.',
    answer: 'Go on',
    busyText: 'One moment…',
    variant: 'primary',
  },
  off: {
    button: 'Turn off',
    title: 'Turn two-step sign-in off?',
    text: 'Your password alone then signs in. Your recovery codes stop working.',
    answer: 'Turn off',
    busyText: 'Turning off…',
    variant: 'danger',
  },
} as const
type Change = keyof typeof changes

/** The present settings and how to change them; each change asks for the password. */
export function TwoFactorOn({ twoFactor, onMade, onCodes }: TwoFactorOnProps) {
  const { current: question, ask, dialog } = useQuestion<Change>()
  const offered = (Object.keys(changes) as Change[]).filter((change) => change !== 'off' || !twoFactor.is_required)
  const carryOut = useChanges({ onMade, onCodes })
  const change = question && changes[question.question]
  return (
    <>
      <TwoFactorStatus twoFactor={twoFactor} />
      <div className={buttonLook.row}>
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            className={each === 'off' ? buttonLook.danger : buttonLook.button}
            aria-haspopup="dialog"
            onClick={(event) => ask(each, event.currentTarget)}
          >
            {changes[each].button}
          </button>
        ))}
      </div>
      <Suspense>
        {question && change && (
          <PasswordDialog
            key={question.number}
            {...dialog}
            title={change.title}
            answer={change.answer}
            busyText={change.busyText}
            variant={change.variant}
            onAnswer={carryOut[question.question]}
          >
            <p>{change.text}</p>
          </PasswordDialog>
        )}
      </Suspense>
    </>
  )
}

function TwoFactorStatus({ twoFactor }: Pick<TwoFactorOnProps, 'twoFactor'>) {
  const { turned_on_at: since, recovery_codes_left: left, are_codes_kept: areSaved } = twoFactor
  return (
    <>
      <p>
        <span className={badgeLook.success}>
          <Check aria-hidden />
          {since ? `On since ${typedDayOf(localDay(new Date(since)))}` : 'On'}
        </span>{' '}
        {areSaved && left > 0 && (
          <span className={textLook.muted}>
            {left} of {counted(recoveryCodeCount, 'recovery code', 'recovery codes')} left.
          </span>
        )}
      </p>
      {!areSaved && <NoCodes>You have not said that your recovery codes are kept.</NoCodes>}
      {areSaved && left === 0 && <NoCodes>No recovery codes are left.</NoCodes>}
    </>
  )
}

/** Without recovery codes, a person who has lost the phone cannot sign in. */
function NoCodes({ children }: { readonly children: string }) {
  return (
    <p className={noticeLook.warning}>
      <TriangleAlert aria-hidden />
      <span>
        <b>{children}</b> Make new ones below and keep them: without, a lost phone locks you out.
      </span>
    </p>
  )
}

function useChanges({ onMade, onCodes }: Pick<TwoFactorOnProps, 'onMade' | 'onCodes'>) {
  const client = useQueryClient()
  return {
    codes: async (password: string) => {
      const { recovery_codes: codes } = await call(renewRecoveryCodes, { body: { password } })
      onCodes({ title: 'Keep these new codes', codes })
    },
    phone: async (password: string) => onMade({ key: await call(beginTwoFactor, { body: { password } }), password }),
    off: async (password: string) => {
      await call(turnOffTwoFactor, { body: { password } })
      await reloadAccount(client)
      focusSection('two-step')
      showToast('success', 'Two-step sign-in is off')
    },
  }
}
