/** Votes for people whose names are not printed. They are valid votes and count in a total. */
export function isWriteIn(candidate: string): boolean {
  return /^write[ -]?ins?(?: ?votes?)?(?: ?cast)?\b|^scatter(?:ed|ing)?\b/i.test(candidate)
}

const counts =
  /^(?:over|under)[ -]?votes?\b|^blank(?: (?:votes?|ballots?))?$|^(?:void|spoiled|exhausted|invalid)\b|^(?:total )?(?:ballots|votes)(?: cast| counted)?\b|^registered voters\b|^times (?:cast|counted)\b/i

/**
 * Entries among the candidates of returns that are not votes for anybody: overvotes, undervotes and counts of ballots.
 * They do not count in the total of a race.
 */
export function isNoVote(candidate: string): boolean {
  return counts.test(candidate.trim())
}
