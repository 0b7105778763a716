/** A series of pseudorandom numbers: the same seed and name give the same series. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number
  chance(share: number): boolean
  /** A whole number from `from` to `to`, both inclusive. */
  integer(from: number, to: number): number
  /** A normally distributed number around 0, rarely below -3 or above 3. */
  normal(): number
  pick<T>(list: readonly T[]): T
}

/** Each name has its own series, so that the people of one county do not depend on another's. */
export function randomOf(seed: number, name: string): Random {
  let state = hash(`${seed}:${name}`)
  // Mulberry32, because 32 bits of state are enough to invent people, and it is fast.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (share) => next() < share,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    // The sum of three uniform numbers has a variance of a quarter.
    normal: () => (next() + next() + next() - 1.5) * 2,
    pick: (list) => {
      const picked = list[Math.floor(next() * list.length)]
      if (picked === undefined) throw new Error('There is nothing to pick from an empty list')
      return picked
    },
  }
}

/** Draws one of several values with the frequency that its weight states. */
export function weightedChoice<T>(weights: readonly (readonly [T, number])[]): (random: Random) => T {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return (random) => {
    let remaining = random.next() * total
    for (const [value, weight] of weights) {
      remaining -= weight
      if (remaining < 0) return value
    }
    throw new Error('A weighted choice needs a positive weight')
  }
}

// FNV-1a, 32 bits.
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value
}
