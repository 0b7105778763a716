import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { HistoricList } from '@atlas/states/lists/historic-list.ts'
import type { ProvenanceByColumn } from '#database/schema.ts'
import { officialColumns, stating } from '#database/stored-columns.ts'
import { readCsv } from '#imports/reading/csv.ts'
import type { Reading } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { partyOf } from '#imports/records/parties.ts'
import type { JurisdictionRecord, OfficialRecord } from '#imports/records/records.ts'
import { type Gazetteer, jurisdictionOf } from '#imports/sources/public-pack/historic/areas.ts'
import { splitName } from '#vocabulary/people/split-name.ts'

export interface Holder {
  readonly official: OfficialRecord
  readonly jurisdiction: JurisdictionRecord
}

/** The officials who held an office of a state when a list was made. */
export function readHolders(file: TextFile, list: HistoricList, gazetteer: Gazetteer): Reading<Holder> {
  const { source, month } = list
  return readCsv(file, list.columns, ({ values }) => {
    const { office, area, ...holder } = list.holderOf(values)
    const jurisdiction = jurisdictionOf(area, gazetteer)
    const name = splitName(holder.name)
    const person = {
      ...name,
      party: partyOf(holder.party),
      ethnicity: holder.ethnicity || null,
      gender: holder.gender || null,
      phone: holder.phone || null,
      address: holder.address || null,
      addressKind: holder.address ? ('office' as const) : null,
    }
    const note = [`Historic: ${month}, most are out of office`, holder.term].filter((text) => text !== '').join('; ')
    const official: OfficialRecord = {
      key: `historic/${jurisdiction.key}/${slug(office)}/${slug(name.name)}`,
      office,
      jurisdictionKey: jurisdiction.key,
      ...person,
      sourceId: source.id,
      asOf: source.asOf,
      method: 'reported',
      provenance: provenanceOf(person, { source: source.id, as_of: source.asOf, method: 'reported', note }),
    }
    return { official, jurisdiction }
  })
}

const columnOfField: ReadonlyMap<string, ColumnId> = new Map([...stating(officialColumns), ['party', 'party.name']])

/** Every known value states itself that it is historical. */
function provenanceOf(
  person: Partial<OfficialRecord>,
  from: NonNullable<ProvenanceByColumn[ColumnId]>,
): ProvenanceByColumn {
  const stated = Object.entries(person).filter(([, value]) => value !== null)
  const columns = stated.flatMap(([field]) => columnOfField.get(field) ?? [])
  return Object.fromEntries(columns.map((column) => [column, from]))
}
