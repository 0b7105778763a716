/**
 * The day of the election of a seat whose result no source has: its day is past, and nothing says that the official
 * won it. Null where there is none.
 */
export function resultPending(
  { ballotDay, electionYear }: { readonly ballotDay: string | null; readonly electionYear: number | null },
  today: string,
): string | null {
  if (ballotDay === null || ballotDay >= today) return null
  return electionYear !== null && electionYear >= Number(ballotDay.slice(0, 4)) ? null : ballotDay
}
