import type { OfficialDetail } from '@atlas/contract/endpoints/officials.ts'
import { readFigures, type ToldFigures } from '#figures/figures.ts'

/** Everything that is known of one official. */
export type OfficialFacts = ToldFigures

/** Columns and the two keys that no column can have stand beside each other in the answer. */
export function readDetail({ sources, former_lines, ...values }: OfficialDetail): OfficialFacts {
  return readFigures({ values, sources, former_lines })
}
