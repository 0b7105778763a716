import { forgotPassword } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { MailsState } from '@atlas/contract/endpoints/service/mails.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#shared/api/call.ts'
import { mailsNow } from '#shared/api/mails.ts'
import { useMails } from '#shared/api/use-mails.ts'
import styles from '#accounts/form.module.css'
import { FormScreen } from '#accounts/FormScreen.tsx'
import { asSoonAsItAnswers } from '#shared/page/mail-toast.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const { body: schema } = forgotPassword.request

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <FormScreen lead="We will email you a link to choose a new password.">
      {sentTo === null ? <ForgotPasswordForm onSent={setSentTo} /> : <LinkSent email={sentTo} />}
    </FormScreen>
  )
}

/** `onSent` receives the email address. The answer is the same whether or not it has an account. */
function ForgotPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const client = useQueryClient()
  const request = useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    onSuccess: async (_, email) => {
      await mailsNow(client)
      onSent(email)
    },
  })
  const submit = handleSubmit(
    ({ email }) => request.mutate(email.trim()),
    () => showToast('error', messages.forgotPasswordInvalid),
  )
  return (
    <form className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', {
          validate: (email) => schema.safeParse({ email: email.trim() }).success || messages.forgotPasswordInvalid,
        })}
      />
      <SendTrouble sent={request} />
      <div className={buttonLook.row}>
        <BusyButton isBusy={request.isPending} busyText="Sending…">
          Submit
        </BusyButton>
        <Link className={buttonLook.quietLarge} to="/login">
          Back to login
        </Link>
      </div>
    </form>
  )
}

/** The same for every address, whether or not it has an account. */
const wordsOfLink: Readonly<Record<MailsState, string>> = {
  leave:
    'we have sent it an email with a link. It works once, for 60 minutes. If nothing arrives, check your spam folder.',
  wait: `an email with a link will be sent to it ${asSoonAsItAnswers}. The link works once, for 60 minutes: where it comes later than that, ask for another.`,
  outbox:
    'an email with a link was written to the outbox folder of the server, because no mail server is set up. Ask whoever runs the atlas for it. It works once, for 60 minutes.',
}

/** Takes the place of the form, and the focus that the form had. */
function LinkSent({ email }: { readonly email: string }) {
  const mails = useMails()
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <>
      <p className={classes(noticeLook.notice, styles.notice)} role="status" tabIndex={-1} ref={sentence}>
        <MailCheck aria-hidden />
        <span>
          If <b className={textLook.wrapAnywhere}>{email}</b> has an account, {wordsOfLink[mails]}
        </span>
      </p>
      <div className={buttonLook.row}>
        <Link className={buttonLook.primaryLarge} to="/login">
          Back to login
        </Link>
      </div>
    </>
  )
}
