import { useAfterDelay } from '#ui/async/use-after-delay.ts'

const tableRows = 10
const cards = [0, 1, 2, 3]
const widths = ['middle', 'long', 'short'] as const

/** Rows of the real height while the first answer is awaited; what is quick never shows them. */
export function SkeletonRows({ columns, rows = tableRows }: { readonly columns: number; readonly rows?: number }) {
  const isDue = useAfterDelay(true, 300)
  if (!isDue) return null
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={column === 0 ? 'first' : undefined}>
          <span className={column === 0 ? 'block pl-12' : undefined}>
            <span className="skeleton" data-width={widths[(row + column) % widths.length]} />
          </span>
        </td>
      ))}
    </tr>
  ))
}

export function SkeletonCards() {
  const isDue = useAfterDelay(true, 300)
  if (!isDue) return null
  return cards.map((row) => (
    <div key={row} className="card" aria-hidden="true">
      <div className="card-top gap-3">
        {widths.map((width) => (
          <span key={width} className="skeleton" data-width={width} />
        ))}
      </div>
    </div>
  ))
}
