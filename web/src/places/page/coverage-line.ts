import type { Place } from '#places/page/place-query.ts'
import { percentBeside, wholePercent } from '#shared/ui/text/percent.ts'

interface CoverageLine {
  readonly isCovered: boolean
  /** "67.7%", precise enough that it cannot look like the share that it is below. */
  readonly share: string
  readonly least: string
}

/** How the coverage rule applies to a place; null where it is not applied or nothing is known. */
export function coverageLineOf({ coverage }: Pick<Place, 'coverage'>): CoverageLine | null {
  const { answer, black_share: share, least_share: least } = coverage
  if (answer === 'unknown' || share === null || least === null) return null
  return { isCovered: answer === 'yes', share: percentBeside(share, least), least: wholePercent(least) }
}
