interface PartsBarProps {
  readonly className: string | undefined
  /** In the order of the bar; empty parts are not drawn. CSS sets the colors by `data-part`. */
  readonly parts: readonly { readonly part: string; readonly count: number }[]
  /** The whole; by default the sum of the parts. */
  readonly total?: number
}

// In thousandths of the whole, so that gaps are equally wide in all bars.
const width = 1_000
const gap = 3
const narrowest = 2

/** The parts of a whole as a bar. Gaps separate them without color; the text beside it says the same. */
export function PartsBar({ className, parts, total: whole }: PartsBarProps) {
  const total = whole ?? parts.reduce((sum, { count }) => sum + count, 0)
  const drawn = total > 0 ? parts.filter(({ count }) => count > 0) : []
  let from = 0
  return (
    <svg className={className} viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      {drawn.map(({ part, count }, index) => {
        const [start, share] = [from, (count / total) * width]
        from += share
        const room = index < drawn.length - 1 ? gap : 0
        return (
          <rect
            key={part}
            data-part={part}
            x={start.toFixed(1)}
            width={Math.max(narrowest, share - room).toFixed(1)}
            height="10"
          />
        )
      })}
    </svg>
  )
}
