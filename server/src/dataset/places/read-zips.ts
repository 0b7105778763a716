import { isStateId } from '@atlas/contract/rules/states.ts'
import type { Database } from '#database/connect.ts'
import type { ZipArea } from '#dataset/places/places.ts'

export async function readZips(database: Database): Promise<Map<string, ZipArea>> {
  const rows = await database.selectFrom('zip_area').selectAll().orderBy('zip').execute()
  return new Map(
    rows.flatMap(({ zip, state_id: stateId, counties, town_ids: townIds, ...districts }): [string, ZipArea][] => {
      const { upper_district: upper, lower_district: lower } = districts
      return isStateId(stateId) ? [[zip, { stateId, counties, townIds, upper, lower }]] : []
    }),
  )
}
