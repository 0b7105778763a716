import { ApiProblem } from '#api/api-problem.ts'
import { SendTrouble } from '#layout/SendTrouble.tsx'

interface NotSentProps {
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
}

/** A toast is gone by the time it is looked for: why nothing was sent stands in the dialog too. */
export function NotSent({ sent }: NotSentProps) {
  if (!(sent.error instanceof ApiProblem)) return <SendTrouble sent={sent} />
  return (
    <p className="field-error">
      <span>Your message was not sent, and is kept here. {sent.error.detail}</span>
    </p>
  )
}
