import { unsubscribe } from '@atlas/contract/endpoints/saved/searches.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { EnvelopeSheet, StatusPage } from '#shared/page/StatusPage.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** The words for each kind of e-mail that can be stopped, and where it can be switched on again. */
const kinds = {
  searches: {
    title: 'Stop the weekly email?',
    stop: 'Stop the weekly email',
    what: 'It is switched off for all of your saved searches. The searches themselves stay as they are.',
    stopped: 'The weekly email is stopped',
    again: 'You can switch it on again beside each of your saved searches.',
    backTo: '/saved',
    backLabel: 'Saved searches',
  },
  tasks: {
    title: 'Stop the daily email?',
    stop: 'Stop the daily email',
    what: 'You are no longer mailed when somebody sends a task back to you. You still see it in the atlas.',
    stopped: 'The daily email is stopped',
    again: 'What is sent back to you is told in the atlas.',
    backTo: '/',
    backLabel: 'Southern Officials Atlas',
  },
} as const

/** The target of the link at the end of such an email. It asks first, because mail scanners open every link. */
export function UnsubscribePage() {
  const { token } = useParams({ from: '/unsubscribe/$token' })
  const { of = 'searches' } = useSearch({ from: '/unsubscribe/$token' })
  const stopping = useMutation({ mutationFn: () => call(unsubscribe, { params: { token } }) })
  const { title, stop, what, stopped, again, backTo, backLabel } = kinds[of]
  if (stopping.isSuccess)
    return (
      <StatusPage
        title={stopped}
        art={<EnvelopeSheet />}
        actions={
          <Link className={buttonLook.primaryLarge} to={backTo}>
            {backLabel}
          </Link>
        }
      >
        <p role="status">{again}</p>
      </StatusPage>
    )
  return (
    <StatusPage
      title={title}
      art={<EnvelopeSheet />}
      actions={
        <>
          <BusyButton isBusy={stopping.isPending} busyText="Stopping…" onPress={() => stopping.mutate()}>
            {stop}
          </BusyButton>
          <Link className={buttonLook.quietLarge} to={backTo}>
            Keep it
          </Link>
        </>
      }
    >
      <p>{what}</p>
      <SendTrouble sent={stopping} />
    </StatusPage>
  )
}
