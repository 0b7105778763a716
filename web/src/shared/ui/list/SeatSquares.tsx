import styles from '#shared/ui/list/SeatSquares.module.css'

const [side, gap] = [16, 4]
/** A legislative chamber takes several rows. */
const mostInRow = 12

interface SeatSquaresProps {
  /** All seats on file. */
  readonly seats: number
  /** Seats whose holder's value is known. */
  readonly known: number
  /** Those of the known ones that have the value. */
  readonly counted: number
  /** Seats by law without a holder on file. */
  readonly open?: number
  /** A text alternative for the row; the numbers are also beside it. */
  readonly label: string
}

/**
 * A square per seat: first those that are counted, then the other known ones, then the unknown ones, and last the
 * seats by law without a holder on file.
 */
export function SeatSquares({ seats, known, counted, open = 0, label }: SeatSquaresProps) {
  const all = seats + open
  const width = Math.min(all, mostInRow) * (side + gap) - gap
  const height = Math.ceil(all / mostInRow) * (side + gap) - gap
  const lookOf = (seat: number) => {
    if (seat < counted) return 'counted'
    if (seat < known) return 'known'
    return seat < seats ? 'unknown' : 'open'
  }
  return (
    <svg
      className={styles.seats}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: all }, (_, seat) => (
        <Square
          key={seat}
          left={(seat % mostInRow) * (side + gap)}
          top={Math.floor(seat / mostInRow) * (side + gap)}
          look={lookOf(seat)}
        />
      ))}
    </svg>
  )
}

interface SquareProps {
  readonly left: number
  readonly top: number
  readonly look: 'counted' | 'known' | 'unknown' | 'open'
}

function Square({ left, top, look }: SquareProps) {
  const box = <rect x={left + 0.75} y={top + 0.75} width={side - 1.5} height={side - 1.5} rx="2" />
  if (look === 'counted' || look === 'known')
    return <g className={look === 'counted' ? styles.counted : styles.known}>{box}</g>
  const mark =
    look === 'unknown'
      ? `M${left + 4} ${top + 12} ${left + 12} ${top + 4}`
      : `M${left + 4.5} ${top + 8} H${left + 11.5} M${left + 8} ${top + 4.5} V${top + 11.5}`
  return (
    <g className={styles.unknown}>
      {box}
      <path d={mark} />
    </g>
  )
}
