import { useAfterDelay } from '#ui/async/use-after-delay.ts'

export function DetailWaiting() {
  const isDue = useAfterDelay(true, 300)
  return (
    <div className="detail-waiting" role="status">
      <span className="sr-only">Loading the details…</span>
      {isDue &&
        ['short', 'long', 'middle', 'long'].map((width, line) => (
          <span key={line} className="skeleton" data-width={width} />
        ))}
    </div>
  )
}
