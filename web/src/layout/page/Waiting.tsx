import { useAfterDelay } from '#ui/async/use-after-delay.ts'

/** Shown while nothing is known yet. What is there at once needs no spinner. */
export function Waiting() {
  const isDue = useAfterDelay(true, 300)
  return (
    <main id="main" className="status" aria-busy="true">
      {isDue && (
        <div role="status">
          <span className="spinner spinner-large block" aria-hidden="true" />
          <span className="sr-only">Loading…</span>
        </div>
      )}
    </main>
  )
}
