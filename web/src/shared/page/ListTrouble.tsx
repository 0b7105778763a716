import type { NewestAnswer } from '#shared/api/use-newest-answer.ts'
import { Banner } from '#shared/ui/async/Banner.tsx'

interface ListTroubleProps {
  readonly list: NewestAnswer<unknown>
  /** A sentence about what is not lost. */
  readonly stale?: string
  readonly onRetry: () => void
}

/** Says above a list why it is not up to date. */
export function ListTrouble({ list: { progress, reply, answeredAt }, stale = '', onRetry }: ListTroubleProps) {
  if (progress === 'offline')
    return <Banner text="You are offline." more="The list will load when the signal is back." />
  if (progress !== 'failed') return null
  if (!reply) return <Banner text="The list could not be loaded." more={stale} onRetry={onRetry} />
  const time = new Date(answeredAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const more = `You are looking at the last results, from ${time}. ${stale}`
  return <Banner text="The list could not be updated." more={more.trim()} onRetry={onRetry} />
}
