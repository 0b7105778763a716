import { useEffect, useState } from 'react'

const portion = 25

/**
 * The rows to draw: 25 at once, the others a portion after the other in the moments between. A hundred at once
 * would stop a slow phone for longer than a person's hand waits.
 */
export function useInPortions<Row>(rows: readonly Row[] | null): readonly Row[] | null {
  const [drawn, setDrawn] = useState({ rows, count: portion })
  const count = drawn.rows === rows ? drawn.count : portion
  const isWhole = rows === null || count >= rows.length
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => setDrawn({ rows, count: count + portion }), 0)
    return () => clearTimeout(timer)
  }, [rows, count, isWhole])
  return isWhole ? rows : rows.slice(0, count)
}
