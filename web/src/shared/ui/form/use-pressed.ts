import { useEffect, useState } from 'react'

// Longer than any change of the URL takes to be rendered.
const waitMilliseconds = 2_000

/**
 * The optimistic state of a control: shows the pressed value until the owner's value follows. After a change of the
 * URL that takes a moment, half a second on a slow phone, and a box would jump back meanwhile. If nothing follows, it
 * shows the owner's value again.
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
