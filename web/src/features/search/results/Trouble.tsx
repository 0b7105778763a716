import { RotateCw, WifiOff } from 'lucide-react'
import type { Officials } from '#features/search/results/use-officials.ts'

/** Says above the list, in words, why it is not the newest. */
export function Trouble({ officials, onRetry }: { readonly officials: Officials; readonly onRetry: () => void }) {
  const { progress, reply, answeredAt } = officials
  if (progress === 'offline')
    return <Banner text="You are offline." more="The list will load when the signal is back." />
  if (progress !== 'failed') return null
  if (!reply) return <Banner text="The list could not be loaded." more="Your filters are kept." onRetry={onRetry} />
  const time = new Date(answeredAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  const more = `You are looking at the last results, from ${time}. Your filters are kept.`
  return <Banner text="The list could not be updated." more={more} onRetry={onRetry} />
}

interface BannerProps {
  readonly text: string
  readonly more: string
  readonly onRetry?: () => void
}

function Banner({ text, more, onRetry }: BannerProps) {
  return (
    <div className="banner" role="alert">
      <WifiOff className="icon" aria-hidden />
      <p>
        <b>{text}</b> {more}
      </p>
      {onRetry && (
        <button type="button" className="btn" onClick={onRetry}>
          <RotateCw className="icon" aria-hidden />
          Try again
        </button>
      )}
    </div>
  )
}
