import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { firstDayOf } from '@atlas/contract/rules/listed-day.ts'
import { placeFinder } from '#imports/geography/places.ts'
import type { ContactRecord, JurisdictionRecord, SourceRecord } from '#imports/records/records.ts'
import { withSchoolNames } from '#imports/sources/public-pack/contacts/school-names.ts'
import {
  type LinesGazetteer,
  readOfficeLines,
  readSheriffOffices,
} from '#imports/sources/public-pack/contacts/office-lines.ts'
import type { PackFiles } from '#imports/sources/public-pack/files/pack-files.ts'
import { type LinesTable, linesFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import type { SourceReports } from '#imports/sources/public-pack/files/source-reports.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { Geography } from '#imports/sources/public-pack/places/jurisdictions.ts'

/** The contact of each office in its place; where several lists have one, the newest. */
export function readOfficeContacts(
  files: PackFiles,
  reports: SourceReports,
  { counties, places }: Geography,
  jurisdictions: readonly JurisdictionRecord[],
): ContactRecord[] {
  const gazetteer: LinesGazetteer = {
    counties: new Map(counties.map((county) => [county.id, county])),
    placeOf: placeFinder(places),
  }
  const tables = Object.keys(linesFiles) as LinesTable[]
  const read = tables.flatMap((table) => {
    const source: SourceRecord = sources[table]
    const reader = table === 'sheriffOffices' ? readSheriffOffices : readOfficeLines
    return reports.read(source, files.tables[table], (file) => reader(file, source, gazetteer))
  })
  const named = withSchoolNames(read, jurisdictions, gazetteer.counties)
  const groups = Map.groupBy(named, ({ placeKey, office }) => `${office} ${placeKey}`)
  return [...groups.values()].flatMap((lines) => newestOf(lines, reports))
}

/** Where the newest list has several numbers for one office, it is unknown which one is right. */
function newestOf(lines: readonly ContactRecord[], reports: SourceReports): ContactRecord[] {
  const days = lines.map(({ asOf }) => firstDayOf(asOf ?? ''))
  const newest = days.toSorted().at(-1)
  const [first, ...others] = lines.filter((_, at) => days[at] === newest) as [ContactRecord, ...ContactRecord[]]
  const other = others.find(({ phone }) => formatPhone(phone ?? '') !== formatPhone(first.phone ?? ''))
  if (!other) return [first]
  reports.noteOfPerson(
    first.sourceId,
    `the list has several numbers for the ${first.office} of ${first.placeKey}, ${first.phone} and ${other.phone}, and does not say which is the office’s own`,
  )
  return []
}
