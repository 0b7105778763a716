/** A period of service: from one day to another, or until now, or from an unknown day. */
interface Served {
  readonly start: string | null
  readonly end: string | null
}

// Some lists leave out the days of the holidays between two terms.
const daysOfNoGap = 10
const millisecondsOfADay = 86_400_000

/** The first day of the service that continues without a gap until `current`; null where its beginning is unknown. */
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
