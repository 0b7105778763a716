import { parseDay } from '@atlas/contract/rules/calendar-day.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'

export interface EthnicityOfPerson {
  /** The id of Open States. */
  readonly person: string
  readonly ethnicity: string
  readonly sourceId: string
  readonly asOf: string
  readonly note: string
}

const sourceByName: ReadonlyMap<string, { readonly id: string; readonly asOf: string }> = new Map<
  string,
  { readonly id: string; readonly asOf: string }
>([
  ['CAWP Women Elected Officials Database via health-equity-tracker', sources.womenByCawp],
  ['LA Secretary of State commission list (2018)', sources.louisiana2018],
  ['CivilServiceUSA', sources.ethnicity],
])

/** Ethnicity that a source reports for people whom Open States lists. */
export function readReportedEthnicity(file: TextFile): Reading<EthnicityOfPerson> {
  const columns = ['openstates_id', 'ethnicity_product', 'ethnicity_as_stated', 'source', 'as_of', 'match'] as const
  return readCsv(file, columns, ({ values }) => {
    const source = sourceByName.get(values.source)
    if (!source) throw new RowRefused(`"${values.source}" is no source that is known`)
    const ethnicity = ethnicities.find((each) => each === values.ethnicity_product)
    if (!ethnicity) throw new RowRefused(`"${values.ethnicity_product}" is no ethnicity that the atlas knows`)
    if (!values.openstates_id.startsWith('ocd-person/')) throw new RowRefused('the row has no id of Open States')
    const asOf = values.as_of === source.asOf.slice(0, 4) ? source.asOf : parseDay(`${values.as_of}-01-01`)
    if (!asOf) throw new RowRefused(`as_of is not a year: "${values.as_of}"`)
    const note = `Stated as "${values.ethnicity_as_stated}". The person was found by ${values.match}.`
    return { person: values.openstates_id, ethnicity, sourceId: source.id, asOf, note }
  })
}

/** Gives people the ethnicity that is reported for them; `personOf` returns an official's id of Open States. */
export function withReportedEthnicity(
  officials: readonly OfficialRecord[],
  reported: readonly EthnicityOfPerson[],
  personOf: (official: OfficialRecord) => string | undefined,
): OfficialRecord[] {
  const byPerson = new Map(reported.map((each) => [each.person, each]))
  return officials.map((official) => {
    const match = byPerson.get(personOf(official) ?? '')
    if (!match) return official
    const { ethnicity, sourceId: source, asOf, note } = match
    const provenance = {
      ...official.provenance,
      'eo.ethnicity': { source, as_of: asOf, method: 'reported', note } as const,
    }
    return { ...official, ethnicity, provenance }
  })
}
