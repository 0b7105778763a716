import styles from '#shared/ui/list/SeatSquares.module.css'

const [side, gap] = [16, 4]
/** A chamber of a legislature has rows. */
const mostInRow = 12

interface SeatSquaresProps {
  /** All seats on file. */
  readonly seats: number
  /** Those of whose holder it is known. */
  readonly known: number
  /** Those of them that are counted. */
  readonly counted: number
  /** The whole row in words: the numbers stand beside it. */
  readonly label: string
}

/** A square for each seat on file: first those that are counted, then those that are known, then those that are not. */
export function SeatSquares({ seats, known, counted, label }: SeatSquaresProps) {
  const width = Math.min(seats, mostInRow) * (side + gap) - gap
  const height = Math.ceil(seats / mostInRow) * (side + gap) - gap
  return (
    <svg
      className={styles.seats}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: seats }, (_, seat) => (
        <Square
          key={seat}
          left={(seat % mostInRow) * (side + gap)}
          top={Math.floor(seat / mostInRow) * (side + gap)}
          look={seat < counted ? 'counted' : seat < known ? 'known' : 'unknown'}
        />
      ))}
    </svg>
  )
}

interface SquareProps {
  readonly left: number
  readonly top: number
  readonly look: 'counted' | 'known' | 'unknown'
}

function Square({ left, top, look }: SquareProps) {
  const box = <rect x={left + 0.75} y={top + 0.75} width={side - 1.5} height={side - 1.5} rx="2" />
  if (look !== 'unknown') return <g className={look === 'counted' ? styles.counted : styles.known}>{box}</g>
  return (
    <g className={styles.unknown}>
      {box}
      <path d={`M${left + 4} ${top + 12} ${left + 12} ${top + 4}`} />
    </g>
  )
}
