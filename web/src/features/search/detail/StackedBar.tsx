import { percent } from '#ui/text/percent.ts'

interface StackedBarProps {
  readonly label: string
  readonly shares: readonly { readonly label: string; readonly share: number | null }[]
}

const width = 1_000
const gap = 3

/** Shares of one whole beside each other, in their own order, with gaps that colour is not needed to see. */
export function StackedBar({ label, shares }: StackedBarProps) {
  // With a part unknown, the bar would be shorter than the whole and nobody could tell what is missing.
  if (shares.some(({ share }) => share === null)) return null
  const room = width - gap * (shares.length - 1)
  const words = shares.map((each) => `${each.label} ${percent(each.share ?? 0)}`).join(', ')
  return (
    <svg
      className="stack"
      viewBox={`0 0 ${width} 22`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${words}`}
    >
      {shares.map((each, place) => {
        const before = shares.slice(0, place).reduce((sum, { share }) => sum + (share ?? 0), 0)
        return (
          <rect
            key={each.label}
            className={`series-${place + 1}`}
            x={(before * room + gap * place).toFixed(1)}
            width={((each.share ?? 0) * room).toFixed(1)}
            height="22"
          />
        )
      })}
    </svg>
  )
}
