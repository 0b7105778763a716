/**
 * The parts of a value that changed, so that only these are passed between threads and unchanged parts stay the same
 * objects there too. A part is unchanged if it is the same object or shared memory of the same size; it is not
 * searched further.
 */
export type Parts =
  | { readonly kind: 'same' }
  | { readonly kind: 'other'; readonly value: unknown }
  | { readonly kind: 'object'; readonly parts: readonly (readonly [key: string, Parts])[] }
  /** A list with the same items as before and new ones at its end. */
  | { readonly kind: 'longer'; readonly items: readonly unknown[] }
  | { readonly kind: 'map'; readonly parts: readonly (readonly [key: unknown, Parts])[] }

const same: Parts = { kind: 'same' }

export function partsOf(before: unknown, after: unknown): Parts {
  if (before === after) return same
  if (isPlain(before) && isPlain(after))
    return { kind: 'object', parts: Object.keys(after).map((key) => [key, partsOf(before[key], after[key])] as const) }
  if (before instanceof Map && after instanceof Map)
    return { kind: 'map', parts: Array.from(after, ([key, value]) => [key, partsOf(before.get(key), value)] as const) }
  if (Array.isArray(before) && Array.isArray(after) && goesOn(before, after))
    return { kind: 'longer', items: after.slice(before.length) }
  return { kind: 'other', value: after }
}

export function withParts(before: unknown, parts: Parts): unknown {
  switch (parts.kind) {
    case 'same':
      return before
    case 'other':
      return parts.value
    case 'object':
      return Object.fromEntries(
        parts.parts.map(([key, part]) => [key, withParts((before as Record<string, unknown>)[key], part)]),
      )
    case 'longer':
      return [...(before as readonly unknown[]), ...parts.items]
    case 'map':
      return new Map(
        parts.parts.map(([key, part]) => [key, withParts((before as Map<unknown, unknown>).get(key), part)]),
      )
  }
}

function goesOn(before: readonly unknown[], after: readonly unknown[]): boolean {
  return after.length >= before.length && before.every((item, index) => item === after[index])
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
