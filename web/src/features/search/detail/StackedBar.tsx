import { percent } from '#features/search/values/format-value.ts'

interface Share {
  readonly label: string
  readonly share: number
}

const width = 1_000
const gap = 3

/** Shares of one whole beside each other, in their own order, with gaps that colour is not needed to see. */
export function StackedBar({ shares }: { readonly shares: readonly Share[] }) {
  const room = width - gap * (shares.length - 1)
  const words = shares.map(({ label, share }) => `${label} ${percent(share)}`).join(', ')
  return (
    <svg
      className="stack"
      viewBox={`0 0 ${width} 22`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Voting-age population by group: ${words}`}
    >
      {shares.map(({ label, share }, place) => {
        const before = shares.slice(0, place).reduce((sum, each) => sum + each.share, 0)
        const x = before * room + gap * place
        return (
          <rect
            key={label}
            className={`series-${place + 1}`}
            x={x.toFixed(1)}
            width={(share * room).toFixed(1)}
            height="22"
          />
        )
      })}
    </svg>
  )
}
