import type { JurisdictionRecord } from '#imports/records/records.ts'
import { isDistrictName } from '#imports/sources/public-pack/people/district-names.ts'

/** Parts of places whose names do not consist of the words that names of districts use. */
export function oddDistrictNames(parts: readonly JurisdictionRecord[]): string[] {
  return parts.flatMap(({ name }) => {
    const [place = '', ...labels] = name.split(', ')
    const label = labels.join(', ')
    return label === '' || isDistrictName(label)
      ? []
      : [`“${label}” of ${place} is not named as districts are: the returns may mean another body or another district.`]
  })
}
