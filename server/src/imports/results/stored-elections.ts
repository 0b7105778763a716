import type { StateId } from '@atlas/contract/rules/states.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import { chamberKey, countyKey, numbersKey, titleKey } from '#imports/results/seat-keys.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'

/** A winner according to the elections of a pack. */
export interface StoredWinner {
  readonly name: string
  /** "Sheriff, Adams County" */
  readonly seat: string
  /** The keys that a contest in a file may have if it is for this seat. */
  readonly keys: readonly string[]
}

/** The winners of a state's election day according to the elections in a folder of public data. */
export async function storedWinners(pack: string, stateId: StateId, day: string): Promise<StoredWinner[]> {
  const { code } = states[stateId]
  const isOfDay = (values: { readonly state: string; readonly election_date: string }) =>
    values.state === code && values.election_date === day
  const [legislative, counties, local] = await Promise.all(
    [tableFiles.legislativeResults, tableFiles.countyRaces, tableFiles.localWinners].map((path) =>
      readTextFile(pack, path),
    ),
  )
  if (!legislative || !counties || !local) return []
  const winners = [
    ...readCsv(legislative, ['state', 'election_date', 'chamber', 'district', 'candidate', 'rank'], ({ values }) =>
      isOfDay(values) && values.rank === '1'
        ? {
            name: values.candidate,
            seat: `${values.chamber} ${values.district}`,
            keys: [chamberKey(values.chamber, values.district)],
          }
        : null,
    ).items,
    ...readCsv(
      counties,
      ['state', 'election_date', 'county_fips', 'county_name', 'office_type', 'district', 'candidate', 'rank'],
      ({ values }) =>
        isOfDay(values) && values.rank === '1'
          ? {
              name: values.candidate,
              seat: `${values.office_type} ${values.district}, ${values.county_name}`,
              keys: [countyKey(values.office_type, values.county_fips, values.district)],
            }
          : null,
    ).items,
    ...readCsv(
      local,
      ['state', 'election_date', 'office', 'office_as_published', 'jurisdiction', 'district', 'county_fips', 'name'],
      ({ values }) =>
        isOfDay(values)
          ? {
              name: values.name,
              seat: `${values.office_as_published}, ${values.jurisdiction}`,
              keys: [
                titleKey(values.office_as_published, values.county_fips.split(';').filter(Boolean)),
                numbersKey(values.office, `${values.jurisdiction} ${values.district}`),
              ],
            }
          : null,
    ).items,
  ]
  return winners.filter((winner) => winner !== null)
}
