import { useEffect, useState } from 'react'

// More than any change of the address takes to be drawn.
const waitMilliseconds = 2_000

/**
 * What a control shows: what it was pressed to, until whoever it belongs to says so too. An address is followed a moment
 * later, on a slow phone half a second, and meanwhile a box would jump back. Where nothing follows, it shows again what
 * is true.
 */
export function usePressed<Value extends string | number | boolean>(
  value: Value,
): readonly [shown: Value, press: (value: Value) => void] {
  const [last, setLast] = useState(value)
  const [pressed, setPressed] = useState<Value | null>(null)
  if (value !== last) {
    setLast(value)
    setPressed(null)
  }
  useEffect(() => {
    if (pressed === null) return
    const timer = setTimeout(() => setPressed(null), waitMilliseconds)
    return () => clearTimeout(timer)
  }, [pressed])
  return [pressed ?? value, setPressed]
}
