import { useEffect, useState } from 'react'

const portion = 25
/** About as many as a screen shows. */
const firstPortion = 12

/**
 * The rows to render: some at once, the others portion by portion, each in a separate task. A hundred at once would
 * noticeably block a slow phone, and so would 25 on the first render, when the rest of the page is new as well, so the
 * first list starts with 12. Later lists start with 25, which preserves the scroll position.
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
