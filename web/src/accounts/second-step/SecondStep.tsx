import { secondStep } from '@atlas/contract/endpoints/accounts/two-factor.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import formStyles from '#accounts/form.module.css'
import { CodeForm } from '#accounts/second-step/CodeForm.tsx'
import { RecoveryForm } from '#accounts/second-step/RecoveryForm.tsx'
import styles from '#accounts/second-step/SecondStep.module.css'
import { useEnter } from '#accounts/use-enter.ts'
import type { SignInQuery } from '#layout/access/sign-in-query.ts'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** After the right password: the code of the authenticator app or, without the phone, a recovery code. */
export function SecondStep() {
  const { next } = useLocation({ select: (location) => location.search }) as SignInQuery
  const email = useLocation({ select: ({ state }) => state.signingIn })
  const { data: settings } = useQuery(settingsQuery)
  const [remembers, setRemembers] = useState(false)
  const app = useSecondStep(next)
  const recovery = useSecondStep(next)
  const send = (sent: typeof app) => (code: string) => sent.mutate({ code, remember_device: remembers })
  return (
    <main id="main" className={classes(formStyles.place, formStyles.screen)}>
      <div className={formStyles.form}>
        <span className={styles.sign}>
          <ShieldCheck aria-hidden />
        </span>
        <div>
          <PageTitle />
          <p className={formStyles.lead}>
            Open the authenticator app on your phone and enter the six digits it shows for{' '}
            {settings?.title ?? 'this site'}.
          </p>
        </div>
        <CodeForm sent={app} email={email} onSend={send(app)}>
          <Checkbox checked={remembers} onChange={({ target }) => setRemembers(target.checked)}>
            Do not ask again on this device for 30 days, or until you sign out of it.
            <small className={classes(fieldLook.hint, styles.below)}>Leave it empty on a shared computer.</small>
          </Checkbox>
        </CodeForm>
        <RecoveryForm sent={recovery} supportEmail={settings?.support_email} onSend={send(recovery)} />
      </div>
    </main>
  )
}

function useSecondStep(next: string | undefined) {
  const enter = useEnter(next)
  const router = useRouter()
  return useMutation({
    mutationFn: (body: Input<typeof secondStep>['body']) => call(secondStep, { body }),
    onSuccess: enter,
    onError: async (error) => {
      // Its five minutes are over, so signing in starts again with the password.
      if (!(error instanceof ApiProblem) || error.status !== 401) return
      showToast('error', error.detail)
      await router.navigate({ to: '/login', search: next ? { next } : {} })
    },
    meta: { showsOwnError: true },
  })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address whose password was right. It is kept in the history state, not in the URL. */
    readonly signingIn?: string
  }
}
