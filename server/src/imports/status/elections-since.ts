/** What the database contains about officials of one source whose seats have the same elections. */
export interface SeatsOfSource {
  readonly sourceId: string
  /** The day from which the officials are known. */
  readonly asOf: string | null
  /** The next election in the calendar at the time of the import. */
  readonly nextGeneral: string | null
  /** The year in which the term that they won ends. */
  readonly endYear: number | null
  readonly officials: number
}

export interface ElectionSince {
  readonly day: string
  /** How many officials of the source were on the ballot. */
  readonly officials: number
}

/** The elections between today and the day from which a source knows its officials, the newest first. */
export function electionsSince(seats: readonly SeatsOfSource[], today: string): ElectionSince[] {
  const counts = new Map<string, number>()
  for (const each of seats) {
    const day = electionOf(each, today)
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + each.officials)
  }
  return [...counts].map(([day, officials]) => ({ day, officials })).sort((a, b) => b.day.localeCompare(a.day))
}

function electionOf({ asOf, nextGeneral, endYear }: SeatsOfSource, today: string): string | null {
  const isSince = (day: string) => day <= today && day > (asOf ?? '')
  if (nextGeneral !== null && isSince(nextGeneral)) return nextGeneral
  // Louisiana votes on other days. Where the calendar has an election of that year, the rule of November does not
  // apply.
  if (endYear === null || nextGeneral?.startsWith(String(endYear))) return null
  const day = generalElectionOf(endYear)
  return isSince(day) ? day : null
}

/** The Tuesday after the first Monday of November. */
export function generalElectionOf(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  const firstMonday = 1 + ((8 - first) % 7)
  return new Date(Date.UTC(year, 10, firstMonday + 1)).toISOString().slice(0, 10)
}
