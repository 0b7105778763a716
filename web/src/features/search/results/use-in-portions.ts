import { useEffect, useState } from 'react'

const portion = 25
/** About as many as a screen shows. */
const firstPortion = 12

/**
 * The rows to draw: some at once, the others a portion after the other in the moments between. A hundred at once
 * would stop a slow phone for longer than a person's hand waits, and so would 25 where everything around them is
 * new as well. Later lists begin with 25, so that the place to which somebody has scrolled stays.
 */
export function useInPortions<Row>(rows: readonly Row[] | null): readonly Row[] | null {
  const [drawn, setDrawn] = useState<{ rows: readonly Row[] | null; count: number }>({ rows: null, count: 0 })
  const firstCount = drawn.rows === null ? firstPortion : portion
  const count = drawn.rows === rows ? drawn.count : firstCount
  const isWhole = rows === null || count >= rows.length
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => setDrawn({ rows, count: count + portion }), 0)
    return () => clearTimeout(timer)
  }, [rows, count, isWhole])
  return isWhole ? rows : rows.slice(0, count)
}
