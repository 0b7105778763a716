import { readCsv } from '#imports/reading/csv.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

export interface ReportedEthnicity {
  readonly bioguide: string
  readonly ethnicity: string
}

const ethnicities: ReadonlyMap<string, string> = new Map([
  ['african-american', 'African-American'],
  ['asian-american', 'Asian'],
  ['hispanic-american', 'Hispanic'],
  ['white-american', 'European'],
])

export function readEthnicity(file: TextFile): Reading<ReportedEthnicity> {
  return readCsv(file, ['level', 'bioguide', 'ethnicity'], ({ values }) => {
    if (values.level === 'governor')
      throw new RowRefused(
        'the list is of 2021 and gives governors no number by which one still in office could be told',
      )
    const ethnicity = ethnicities.get(values.ethnicity)
    if (!ethnicity) throw new RowRefused(`"${values.ethnicity}" is no ethnicity that the atlas knows`)
    if (!values.bioguide) throw new RowRefused('the row has no bioguide id')
    return { bioguide: values.bioguide, ethnicity }
  })
}

/** Gives each member of Congress the ethnicity that the source of 2021 reports for that person. */
export function withEthnicity(
  members: readonly OfficialRecord[],
  reported: readonly ReportedEthnicity[],
): OfficialRecord[] {
  const byKey = new Map(reported.map(({ bioguide, ethnicity }) => [`bioguide:${bioguide}`, ethnicity]))
  return members.map((member) => {
    const ethnicity = byKey.get(member.key)
    if (!ethnicity) return member
    const { id, asOf } = sources.ethnicity
    const provenance = {
      ...member.provenance,
      'eo.ethnicity': { source: id, as_of: asOf, method: 'reported' as const },
    }
    return { ...member, ethnicity, provenance }
  })
}
