import { unsubscribe } from '@atlas/contract/endpoints/saved/searches.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { EnvelopeSheet, StatusPage } from '#shared/page/StatusPage.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** Where the link at the end of a weekly email leads. It asks, because mail scanners open every link. */
export function UnsubscribePage() {
  const { token } = useParams({ from: '/unsubscribe/$token' })
  const stopping = useMutation({ mutationFn: () => call(unsubscribe, { params: { token } }) })
  return stopping.isSuccess ? (
    <Stopped />
  ) : (
    <StatusPage
      art={<EnvelopeSheet />}
      actions={
        <>
          <BusyButton isBusy={stopping.isPending} busyText="Stopping…" onPress={() => stopping.mutate()}>
            Stop the weekly email
          </BusyButton>
          <Link className={buttonLook.quietLarge} to="/saved">
            Keep it
          </Link>
        </>
      }
    >
      <p>It is switched off for all of your saved searches. The searches themselves stay as they are.</p>
      <SendTrouble sent={stopping} />
    </StatusPage>
  )
}

function Stopped() {
  return (
    <StatusPage
      title="The weekly email is stopped"
      art={<EnvelopeSheet />}
      actions={
        <Link className={buttonLook.primaryLarge} to="/saved">
          Saved searches
        </Link>
      }
    >
      <p role="status">You can switch it on again beside each of your saved searches.</p>
    </StatusPage>
  )
}
