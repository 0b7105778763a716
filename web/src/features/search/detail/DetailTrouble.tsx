import { RotateCw } from 'lucide-react'

interface DetailTroubleProps {
  readonly isOffline: boolean
  readonly onRetry: () => void
}

/** Says in place of the details why they are not there. */
export function DetailTrouble({ isOffline, onRetry }: DetailTroubleProps) {
  if (isOffline)
    return (
      <p className="py-4" role="status">
        You are offline. The details load when the signal is back.
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-4 py-4" role="alert">
      <p>The details could not be loaded.</p>
      <button type="button" className="btn" onClick={onRetry}>
        <RotateCw className="icon" aria-hidden />
        Try again
      </button>
    </div>
  )
}
