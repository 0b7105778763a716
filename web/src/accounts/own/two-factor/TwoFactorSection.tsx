import type { Account } from '@atlas/contract/endpoints/accounts/account.ts'
import { beginTwoFactor } from '@atlas/contract/endpoints/accounts/two-factor.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { reloadAccount } from '#accounts/own/account-queries.ts'
import { AccountSection, focusSection } from '#accounts/own/AccountSection.tsx'
import type { NewCodes } from '#accounts/own/two-factor/CodesDialog.tsx'
import type { MadeKey } from '#accounts/own/two-factor/SetUp.tsx'
import { TwoFactorOn } from '#accounts/own/two-factor/TwoFactorOn.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

const PasswordDialog = lazyPart(async () => (await import('#accounts/own/PasswordDialog.tsx')).PasswordDialog)
const SetUp = lazyPart(async () => (await import('#accounts/own/two-factor/SetUp.tsx')).SetUp)
const CodesDialog = lazyPart(async () => (await import('#accounts/own/two-factor/CodesDialog.tsx')).CodesDialog)

const anchor = 'two-step'

export function TwoFactorSection({ account }: { readonly account: Account }) {
  const client = useQueryClient()
  const { is_on: isOn, is_offered: isOffered, is_required: isRequired } = account.two_factor
  const [made, setMade] = useState<MadeKey | null>(null)
  const [newCodes, setNewCodes] = useState<NewCodes | null>(null)
  const [isKeeping, setIsKeeping] = useState(false)
  const { data: settings } = useQuery(settingsQuery)
  const give = async (codes: NewCodes) => {
    setMade(null)
    setNewCodes(codes)
    setIsKeeping(true)
    await reloadAccount(client)
  }
  const begin = (key: MadeKey) => {
    setMade(key)
    // The pressed button disappears with its dialog.
    focusSection(anchor)
  }
  const cancel = () => {
    setMade(null)
    focusSection(anchor)
  }
  return (
    <AccountSection
      anchor={anchor}
      title="Two-step sign-in"
      hint={`A six-digit code from an app on your phone, asked for after the password.${isRequired ? ' Your role needs it.' : ''}`}
    >
      {!isOffered && <p className={textLook.muted}>Two-step sign-in is not offered here.</p>}
      {isOffered && !made && !isOn && <Begin onMade={begin} />}
      {isOffered && !made && isOn && (
        <TwoFactorOn twoFactor={account.two_factor} onMade={begin} onCodes={(codes) => void give(codes)} />
      )}
      <Suspense>
        {made && (
          <SetUp
            made={made}
            onCancel={cancel}
            onTurnedOn={(codes) => void give({ title: 'Two-step sign-in is on. Keep these codes', codes })}
          />
        )}
        {newCodes && (
          <CodesDialog
            isOpen={isKeeping}
            title={newCodes.title}
            codes={newCodes.codes}
            of={`${settings?.title ?? ''} (${window.location.host}), ${account.email}`}
            focusAfter={() => document.getElementById(anchor)}
            onClose={() => setIsKeeping(false)}
          />
        )}
      </Suspense>
    </AccountSection>
  )
}

function Begin({ onMade }: { readonly onMade: (made: MadeKey) => void }) {
  const { current: question, ask, dialog } = useQuestion<'begin'>()
  return (
    <>
      <p>
        A stolen password alone then opens nothing. You need a phone with an authenticator app; it takes two minutes.
      </p>
      <div>
        <button
          type="button"
          className={buttonLook.primaryLarge}
          aria-haspopup="dialog"
          onClick={(event) => ask('begin', event.currentTarget)}
        >
          Set up two-step sign-in
        </button>
      </div>
      <Suspense>
        {question && (
          <PasswordDialog
            key={question.number}
            {...dialog}
            title="Set up two-step sign-in?"
            answer="Go on"
            busyText="One moment…"
            onAnswer={async (password) => onMade({ key: await call(beginTwoFactor, { body: { password } }), password })}
          >
            <p>Once it is on, you are signed out everywhere else.</p>
          </PasswordDialog>
        )}
      </Suspense>
    </>
  )
}
