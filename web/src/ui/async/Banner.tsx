import { RotateCw, WifiOff } from 'lucide-react'

interface BannerProps {
  readonly text: string
  readonly more: string
  readonly onRetry?: () => void
}

/** Says in words, and aloud, that something did not come or go through. */
export function Banner({ text, more, onRetry }: BannerProps) {
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
