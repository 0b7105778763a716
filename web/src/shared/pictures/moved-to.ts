import type { PictureMark } from '#shared/pictures/picture.ts'

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
}

/** The mark to which an arrow key moves, in the order of the table; undefined for other keys. */
export function movedTo(
  marks: readonly PictureMark[],
  from: PictureMark | undefined,
  key: string,
): PictureMark | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return undefined
  const index = from ? marks.indexOf(from) : -1
  return marks[Math.min(Math.max(index + step, 0), marks.length - 1)]
}
