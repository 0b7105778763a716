interface Point {
  readonly x: number
  readonly y: number
}

export interface Parliament {
  /** The position of each seat, from left to right, so that those of one group are together. */
  readonly seats: readonly Point[]
  /** The radius of a seat. */
  readonly size: number
}

/** The share of the outer radius that stays free for the number in the middle. */
const inner = 0.42
/** The radius of a seat as a share of the distance to the next. */
const filled = 0.36
const largest = 15
const mostRows = 24

/** Seats in half circles around the middle of the lower edge, which is at (0, 0); up is negative. */
export function parliament(count: number, radius: number): Parliament {
  const candidates = Array.from({ length: Math.min(mostRows, count) }, (_, index) => rowsOf(index + 1, count, radius))
  const [first, ...others] = candidates
  if (!first) return { seats: [], size: 0 }
  const { radii, pitch } = others.reduce((best, each) => (each.pitch > best.pitch ? each : best), first)
  const size = Math.min(pitch * filled, largest)
  const placed = seatsOfRows(radii, count).flatMap((seats, row) =>
    Array.from({ length: seats }, (_, seat) => {
      const angle = seats === 1 ? Math.PI / 2 : (Math.PI * seat) / (seats - 1)
      return { angle, radius: radii[row] as number }
    }),
  )
  // Rounded, because the same angle in two rows differs in its last digits.
  const order = ({ angle }: { readonly angle: number }) => Math.round(angle * 1e6)
  placed.sort((one, other) => order(one) - order(other) || other.radius - one.radius)
  return {
    seats: placed.map(({ angle, radius: r }) => ({
      x: rounded(-r * Math.cos(angle)),
      y: rounded(-r * Math.sin(angle)),
    })),
    size: rounded(size),
  }
}

/** The distance between seats with this many rows. */
function rowsOf(rows: number, count: number, radius: number) {
  const [least, most] = rows === 1 ? [radius * 0.8, radius * 0.8] : [radius * inner, radius]
  const step = rows === 1 ? radius - least : (most - least) / (rows - 1)
  const radii = Array.from({ length: rows }, (_, row) => least + step * row)
  const arc = (Math.PI * sum(radii)) / Math.max(1, count - rows)
  return { radii, pitch: rows === 1 ? Math.min(arc, largest / filled) : Math.min(step, arc) }
}

/** The seats of each row, in proportion to its length; the rest go to the rows that are furthest below their share. */
function seatsOfRows(radii: readonly number[], count: number): number[] {
  const total = sum(radii)
  const exact = radii.map((radius) => (count * radius) / total)
  const seats = exact.map(Math.floor)
  const byMissing = exact
    .map((share, row) => ({ row, missing: share - Math.floor(share) }))
    .sort((one, other) => other.missing - one.missing)
  for (const { row } of byMissing.slice(0, count - sum(seats))) seats[row] = (seats[row] as number) + 1
  return seats
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
