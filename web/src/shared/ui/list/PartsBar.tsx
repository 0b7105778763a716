interface PartsBarProps {
  readonly className: string | undefined
  /** In the order of the bar; a part of which there is none is not drawn. Their colors go by `data-part`. */
  readonly parts: readonly { readonly part: string; readonly count: number }[]
  /** Of which the parts are; their sum, where it is left out. */
  readonly total?: number
}

// Thousandths of the whole, so that gaps are as wide in each bar.
const width = 1_000
const gap = 3
const narrowest = 2

/** How a whole is parted, with gaps that color is not needed to see; what stands beside it says the same. */
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
