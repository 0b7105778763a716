import { useAfterDelay } from '#ui/async/use-after-delay.ts'

const widths = ['middle', 'short', 'long'] as const
const boxes = Array.from({ length: 15 }, (_, place) => ({ place, width: widths[place % widths.length] }))

/** Boxes of the real height while the choices are awaited; what is quick never shows them. */
export function WaitingChoices() {
  const isDue = useAfterDelay(true, 300)
  if (!isDue) return null
  return (
    <>
      <p className="sr-only" role="status">
        Loading the choices…
      </p>
      <ul className="builder-choices compact" aria-hidden="true">
        {boxes.map(({ place, width }) => (
          <li key={place}>
            <span className="check">
              <span className="skeleton" data-width={width} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
