/** Whether a jurisdiction meets the coverage rule; unknown where its voting-age population is not known. */
export const coverages = ['yes', 'no', 'unknown'] as const
export type Coverage = (typeof coverages)[number]

/** Which officials can be searched: those of jurisdictions that meet the rule or might, or all of them. */
export const coverageSettings = ['rule', 'all'] as const
export type CoverageSetting = (typeof coverageSettings)[number]

export const coverageLabels: Record<Coverage, string> = {
  yes: 'Meets the rule',
  no: 'Does not meet the rule',
  unknown: 'Unknown',
}

export const shareAnywhere = 0.4
export const shareInLargerPlaces = 0.3
export const largerPlace = 30_000

/** The share that a place of this size needs at least. */
export function leastShareFor(votingAge: number): number {
  return votingAge >= largerPlace ? shareInLargerPlaces : shareAnywhere
}

/**
 * The coverage rule: a Black share of the voting-age population (Black alone, not Hispanic) of at
 * least 40%, or of at least 30% where the voting-age population is 30,000 or more.
 */
export function coverageOf(votingAge: number | null, blackVotingAge: number | null): Coverage {
  if (votingAge === null || blackVotingAge === null || votingAge === 0) return 'unknown'
  return blackVotingAge / votingAge >= leastShareFor(votingAge) ? 'yes' : 'no'
}
