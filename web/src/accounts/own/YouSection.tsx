import { type Account, changeAccount } from '@atlas/contract/endpoints/accounts/account.ts'
import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#shared/api/call.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { showAccount } from '#accounts/own/account-queries.ts'
import styles from '#accounts/own/AccountPage.module.css'
import { AccountSection } from '#accounts/own/AccountSection.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import factsLook from '#shared/ui/look/facts.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { emailUrl } from '#shared/ui/text/contact-url.ts'

const PreferenceDialog = lazyPart(
  async () => (await import('#layout/preference/PreferenceDialog.tsx')).PreferenceDialog,
)

type Names = Pick<Account, 'first_name' | 'last_name'>

const fields = { first_name: 'First name', last_name: 'Last name' } as const

interface YouSectionProps {
  readonly user: Me
  readonly account: Account
}

/** The names that colleagues see, and what only an administrator can change. */
export function YouSection({ user, account }: YouSectionProps) {
  return (
    <AccountSection anchor="you" title="You" hint="Your organization sees your name on notes and shared searches.">
      <NamesForm account={account} />
      <dl className={factsLook.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>{account.email}</dd>
        </div>
        <div>
          <dt>Organization</dt>
          <dd>{account.organization || <span className={textLook.unknown}>None</span>}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{rolesText(account)}</dd>
        </div>
        <PreferredState user={user} />
      </dl>
      <WriteToUs />
    </AccountSection>
  )
}

function rolesText({ roles }: Account): string {
  return Object.entries(roles)
    .filter(([, has]) => has)
    .map(([role]) => role)
    .join(', ')
}

function NamesForm({ account }: { readonly account: Account }) {
  const client = useQueryClient()
  const { first_name, last_name } = account
  const { register, handleSubmit, reset, formState } = useForm<Names>({ values: { first_name, last_name } })
  const saving = useMutation({
    mutationFn: (body: Names) => call(changeAccount, { body }),
    onSuccess: async (changed) => {
      reset(changed)
      await showAccount(client, changed)
      showToast('success', 'Your name is saved')
    },
  })
  const submit = handleSubmit((names) => saving.mutate(names))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        {(['first_name', 'last_name'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            label={fields[name]}
            autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
            maxLength={200}
            error={formState.errors[name]?.message}
            {...register(name, { validate: (value) => refusalOf(name, value) ?? true })}
          />
        ))}
      </div>
      <SendTrouble sent={saving} />
      <div>
        <BusyButton isBusy={saving.isPending} busyText="Saving…">
          Save changes
        </BusyButton>
      </div>
    </form>
  )
}

function refusalOf(name: keyof Names, value: string): string | undefined {
  return changeAccount.request.body.safeParse({ [name]: value }).error?.issues[0]?.message
}

function WriteToUs() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.support_email) return null
  return (
    <p className={styles.small}>
      To change your e-mail or organization, <a href={emailUrl(settings.support_email)}>write to us</a>.
    </p>
  )
}

function PreferredState({ user }: { readonly user: Me }) {
  const button = useRef<HTMLButtonElement>(null)
  /** Null until it has been requested. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return (
    <div>
      <dt>Preferred state</dt>
      <dd className={styles.changeable}>
        {user.preference.state ?? 'None, all five states'}
        <button
          ref={button}
          type="button"
          className={buttonLook.link}
          aria-haspopup="dialog"
          aria-label="Change the preferred state"
          onClick={() => setIsOpen(true)}
        >
          Change
        </button>
        <Suspense>
          {isOpen !== null && (
            <PreferenceDialog
              user={user}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
              focusAfter={() => button.current}
            />
          )}
        </Suspense>
      </dd>
    </div>
  )
}
