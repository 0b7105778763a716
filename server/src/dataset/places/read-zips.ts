import type { Database } from '#database/connect.ts'
import type { ZipArea } from '#dataset/places/places.ts'

export async function readZips(database: Database): Promise<Map<string, ZipArea>> {
  const rows = await database.selectFrom('zip_area').selectAll().orderBy('zip').execute()
  return new Map(
    rows.map((row) => [
      row.zip,
      {
        stateId: row.state_id,
        counties: row.counties,
        townIds: row.town_ids,
        upper: row.upper_district,
        lower: row.lower_district,
      },
    ]),
  )
}
