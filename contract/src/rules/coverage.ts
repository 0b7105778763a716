import type { OfficeType } from '#rules/office-types.ts'

/** Whether a jurisdiction meets the coverage rule; unknown where its voting-age population is not known. */
export const coverages = ['yes', 'no', 'unknown'] as const
export type Coverage = (typeof coverages)[number]

/**
 * Which officials can be searched: those of jurisdictions that meet the rule or might meet it; in addition those about
 * whom an organization itself states anything, or all of Congress and the legislatures, or both; or everybody.
 */
export const coverageSettings = [
  'rule',
  'rule_and_own',
  'rule_and_legislatures',
  'rule_and_own_and_legislatures',
  'all',
] as const
export type CoverageSetting = (typeof coverageSettings)[number]

/** Whether officials about whom an organization itself states anything can be searched wherever they hold office. */
export function findsOwnEverywhere(setting: CoverageSetting): boolean {
  return setting === 'rule_and_own' || setting === 'rule_and_own_and_legislatures'
}

/** Whether members of Congress and of the legislatures can be searched whatever the rule says of their districts. */
export function findsLegislators(setting: CoverageSetting): boolean {
  return setting === 'rule_and_legislatures' || setting === 'rule_and_own_and_legislatures'
}

/** The mark beside an official who is found although the rule alone would leave them out. */
export const outsideRuleMark = 'outside the coverage rule'

const legislators: ReadonlySet<string> = new Set<OfficeType>(['Congress', 'State Legislature'])

/** Whether the rule leaves out who holds such an office, unless the organization itself states anything of them. */
export function isOutsideRule(coverage: Coverage, officeType: () => string, setting: CoverageSetting): boolean {
  if (setting === 'all' || coverage !== 'no') return false
  return !findsLegislators(setting) || !legislators.has(officeType())
}

export const coverageLabels: Record<Coverage, string> = {
  yes: 'Meets the rule',
  no: 'Does not meet the rule',
  unknown: 'Unknown',
}

/** The coverage for a label of the column `jurisdiction.coverage`; unknown for null. */
export function coverageOfLabel(label: string | null): Coverage {
  return coverages.find((each) => coverageLabels[each] === label) ?? 'unknown'
}

/** Of some officials of the own list, how many are of places that the rule leaves out, and who finds them; null where none is. */
export function excludedText(excluded: number, all: number, setting: CoverageSetting): string | null {
  if (excluded === 0 || setting === 'all') return null
  const [are, those] = excluded === 1 ? ['is in a place', 'this one'] : ['are in places', 'them']
  const who =
    all === 1
      ? 'This official'
      : `${excluded.toLocaleString('en-US')} of these ${all.toLocaleString('en-US')} officials`
  const where = `${who} ${are} that the coverage rule leaves out`
  return findsOwnEverywhere(setting)
    ? `${where}. Everybody who searches finds ${those} all the same, as your own.`
    : `${where}: kept, and not found by anybody who searches. Whoever runs this atlas can have them found with the setting OWN_VALUES_EVERYWHERE=on.`
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
