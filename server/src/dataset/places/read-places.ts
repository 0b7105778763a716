import { isStateId } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { ZipArea } from '#dataset/places/places.ts'
import { readStoredPlaces, type StoredPlace } from '#dataset/places/stored-places.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

/** The data on places, besides their officials and figures. */
export interface ReadPlaces {
  readonly stored: readonly StoredPlace[]
  readonly zips: ReadonlyMap<string, ZipArea>
}

export async function readPlaces(
  database: Database,
  jurisdictions: ReadonlyMap<number, StoredJurisdiction>,
): Promise<ReadPlaces> {
  return { stored: await readStoredPlaces(database, jurisdictions), zips: await readZips(database) }
}

async function readZips(database: Database): Promise<Map<string, ZipArea>> {
  const rows = await database.selectFrom('zip_area').selectAll().orderBy('zip').execute()
  return new Map(
    rows.flatMap(({ zip, state_id: stateId, counties, town_ids: townIds, ...districts }): [string, ZipArea][] => {
      const { upper_district: upper, lower_district: lower } = districts
      return isStateId(stateId) ? [[zip, { stateId, counties, townIds, upper, lower }]] : []
    }),
  )
}
