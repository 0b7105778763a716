/** From one day to another, or on, or from a day that is not known. */
interface Served {
  readonly start: string | null
  readonly end: string | null
}

// Between two terms some lists leave the days of the holidays out.
const daysOfNoGap = 10
const millisecondsOfADay = 86_400_000

/** The first day of the service that lasts without a gap until `current`; null where its beginning is not known. */
export function unbrokenSince(current: Served, before: readonly Served[]): string | null {
  const { start } = current
  if (start === null) return null
  const earlier = before.find((served) => served !== current && leadsTo(served, start))
  return earlier
    ? unbrokenSince(
        earlier,
        before.filter((served) => served !== earlier),
      )
    : start
}

function leadsTo({ start, end }: Served, next: string): boolean {
  if (end === null || (start !== null && start >= next)) return false
  return Date.parse(end) + daysOfNoGap * millisecondsOfADay >= Date.parse(next)
}
