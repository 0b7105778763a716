/** Votes for people whose names are not printed: they are valid votes, and belong into a total. */
export function isWriteIn(candidate: string): boolean {
  return /^write[ -]?ins?(?: ?votes?)?(?: ?cast)?\b|^scatter(?:ed|ing)?\b/i.test(candidate)
}

const counts =
  /^(?:over|under)[ -]?votes?\b|^blank(?: (?:votes?|ballots?))?$|^(?:void|spoiled|exhausted|invalid)\b|^(?:total )?(?:ballots|votes)(?: cast| counted)?\b|^registered voters\b|^times (?:cast|counted)\b/i

/**
 * What stands among the candidates of returns and is nobody's vote: ballots with a mark too many or none, and counts of
 * ballots. None of it belongs into the total of a race.
 */
export function isNoVote(candidate: string): boolean {
  return counts.test(candidate.trim())
}
