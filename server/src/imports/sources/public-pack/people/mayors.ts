import { slug } from '@atlas/contract/rules/normalized.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { lastDayOfMonth, stateField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { NamedPlace } from '#imports/geography/places.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { respelled, splitName } from '#vocabulary/people/split-name.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { byLaw } from '#imports/sources/public-pack/people/elected-official.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'

const columns = ['state', 'city', 'place_geoid', 'name', 'list', 'term_end_est', 'status'] as const

/** How current each entry is according to the list, in readable words. */
const statuses: ReadonlyMap<string, string> = new Map([
  ['current (term Nov 2025 - Nov 2029)', 'The term lasts from November 2025 to November 2029.'],
  ['current (elected 2025, term to mid 2029)', 'Elected in 2025; the term ends in the middle of 2029.'],
  [
    'as of Dec 2025; city elections in 2026 may have changed it',
    'As of December 2025: an election of the city in 2026 may have changed it.',
  ],
  [
    'as of Dec 2025; winners of Nov 2025 took office in Jan 2026',
    'As of December 2025: whoever was elected in November 2025 took office in January 2026.',
  ],
  ['as of Dec 2025; several terms ended in 2026', 'As of December 2025: several terms of the state ended in 2026.'],
])

/** Lafayette elects one mayor-president for the city and the surrounding parish, as in the returns. */
const parishOf: ReadonlyMap<string, string> = new Map([['2240735', '22055']])

function postOf(placeId: string): Pick<OfficialRecord, 'office' | 'jurisdictionKey'> {
  const parish = parishOf.get(placeId)
  return parish
    ? { office: 'Parish President', jurisdictionKey: jurisdictionKey.county(parish) }
    : { office: 'Mayor', jurisdictionKey: jurisdictionKey.municipality(placeId) }
}

/** The mayors of a list of December 2025, by the FIPS code of their place. */
export function readMayors(file: TextFile, places: readonly NamedPlace[]): Reading<OfficialRecord> {
  const placeIds = new Set(places.map(({ id }) => id))
  return readCsv(file, columns, ({ values }) => {
    const note = statuses.get(values.status)
    if (!note) throw new RowRefused(`the status has no meaning that is known: "${values.status}"`)
    if (!placeIds.has(values.place_geoid))
      throw new RowRefused(`the Census has no city or town for ${values.city}, so its mayor cannot be shown`)
    stateField(values.state)
    const name = splitName(respelled(values.name))
    const post = postOf(values.place_geoid)
    const { id, asOf } = sources.mayors
    const termEnd = lastDayOfMonth(values.term_end_est)
    return {
      key: `${post.jurisdictionKey}/${slug(post.office)}/${slug(name.name)}`,
      ...post,
      ...name,
      party: null,
      sourceId: id,
      asOf,
      method: 'reported',
      termEnd,
      provenance: {
        'eo.name': { source: id, as_of: asOf, method: 'reported', note: `${values.list}. ${note}` },
        ...(termEnd && { 'eo.term_end': byLaw(id, asOf) }),
      },
    }
  })
}
