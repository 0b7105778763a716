import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { Banner } from '#shared/ui/async/Banner.tsx'

interface SendTroubleProps {
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
}

/** Network failures have no toast, so the form itself says that nothing was sent. */
export function SendTrouble({ sent: { isPaused, error } }: SendTroubleProps) {
  if (isPaused)
    return <Banner text="You are offline." more="Keep this page open: it is sent when the signal is back." />
  if (!isNetworkFailure(error)) return null
  return <Banner text="No answer came from the server." more="The signal may be weak. Please try again." />
}
