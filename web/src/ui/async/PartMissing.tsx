import { RotateCw } from 'lucide-react'

export function PartMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="part-missing" role="alert">
      <p>This part of the page could not be loaded.</p>
      <button type="button" className="btn" onClick={onRetry}>
        <RotateCw className="icon" aria-hidden />
        Try again
      </button>
    </div>
  )
}
