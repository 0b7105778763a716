import type { ByCoverage, CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'

export function sumOf({ yes, no, unknown }: ByCoverage): number {
  return yes + no + unknown
}

/** The sum of a list. */
export function totalOf(counts: readonly ByCoverage[]): ByCoverage {
  return {
    yes: counts.reduce((sum, { yes }) => sum + yes, 0),
    no: counts.reduce((sum, { no }) => sum + no, 0),
    unknown: counts.reduce((sum, { unknown }) => sum + unknown, 0),
  }
}

/** Every official on file, whether or not it can be searched. */
export function onFileIn({ officials }: CoveredArea): number {
  return sumOf(totalOf(officials))
}

/** The counties and parishes among the places. */
export function countiesOf({ jurisdictions }: CoveredArea): ByCoverage {
  return totalOf(jurisdictions.filter(({ kind }) => kind === 'county'))
}
