import { mostOfficialsFileBytes } from '@atlas/contract/endpoints/data/imports.ts'
import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { Database } from '#database/connect.ts'
import type { ReferenceData } from '#imports/spreadsheets/match/columns/column.ts'
import { matchSheet, type MatchedSheet } from '#imports/spreadsheets/match/match-sheet.ts'
import { readSheets } from '#imports/spreadsheets/read/read-sheets.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { isStateId } from '@atlas/contract/rules/states.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import type { OfficialsFile } from '#imports/spreadsheets/read/officials-file.ts'
import { dayOf } from '#platform/clock.ts'
import { gunzipElsewhere } from '#platform/unpack.ts'

export async function unpackFile(packed: Uint8Array): Promise<Uint8Array> {
  return await gunzipElsewhere(packed, mostOfficialsFileBytes)
}

let counties: readonly CountyRecord[] | null = null

/** What a spreadsheet is read against: the offices and places that are stored, and the counties of the five states. */
export async function readReferenceData(database: Database, now: Date): Promise<ReferenceData> {
  const stored = await database.selectFrom('office').select('name').execute()
  counties ??= readMappedCounties().map(({ center: _, ...county }) => county)
  return {
    offices: [...new Set([...Object.keys(offices), ...stored.map(({ name }) => name)])],
    counties,
    places: await readPlacesOnFile(database),
    today: dayOf(now),
  }
}

export function readSpreadsheet(
  { name, bytes }: OfficialsFile,
  answers: MatchingAnswers,
  reference: ReferenceData,
): MatchedSheet {
  return matchSheet(name, readSheets({ name, bytes }), answers, reference)
}

const kindsOfPlaces = ['municipality', 'school-district'] as const

/** Those of the Census, and those in which somebody is on file. */
async function readPlacesOnFile(database: Database): Promise<ReferenceData['places']> {
  const census = await database.selectFrom('census_place').select(['id', 'state_id as stateId', 'name']).execute()
  const stored = await database
    .selectFrom('jurisdiction')
    .select(['key', 'state_id as stateId', 'kind', 'name'])
    .where('kind', 'in', kindsOfPlaces)
    .execute()
  const known = new Set(census.map(({ id }) => jurisdictionKey.municipality(id)))
  return [
    ...census.flatMap(({ id, stateId, name }) =>
      isStateId(stateId) ? [{ id, stateId, kind: 'municipality' as const, name }] : [],
    ),
    ...stored.flatMap(({ key, stateId, kind: stored, name }) => {
      const kind = kindsOfPlaces.find((each) => each === stored)
      return isStateId(stateId) && kind && !known.has(key)
        ? [{ id: key.replace('municipality:', ''), stateId, kind, name }]
        : []
    }),
  ]
}
