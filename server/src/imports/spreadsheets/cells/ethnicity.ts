import { ethnicities, type Ethnicity } from '@atlas/contract/rules/ethnicities.ts'
import { ethnicityOf, likelyEthnicity } from '#imports/records/ethnicities.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { didYouMean } from '#imports/spreadsheets/problems/nearest-word.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

/** One of the atlas's groups, or a word that means one; a file cannot add groups. */
export function readEthnicity(text: string): Ethnicity {
  const group = ethnicityOf(text)
  if (group) return group
  const likely = likelyEthnicity(text)
  const hint = likely === null ? didYouMean(text, ethnicities) : `; did you mean "${likely}"?`
  throw new CellRefused(`"${excerpt(text)}" is none of the groups ${ethnicities.join(', ')}${hint}`)
}
