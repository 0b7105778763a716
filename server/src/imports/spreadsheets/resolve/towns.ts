import { isStateId, type StateId } from '@atlas/contract/rules/states.ts'
import type { ImportTransaction } from '#imports/load/staging.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { JurisdictionRecord } from '#imports/records/records.ts'
import { type ListedPlace, type PlaceDirectory, placeDirectory } from '#vocabulary/places/place-directory.ts'

interface TownJurisdiction extends JurisdictionRecord {
  /** Only the organization has officials there. */
  readonly isOwn: boolean
}

/** A city or town, with or without officials on file; or a county that governs one, as Terrebonne does Houma. */
interface Town extends ListedPlace {
  readonly jurisdiction: TownJurisdiction
}

/** The cities and towns by what people write for them, as on the Find page. */
export type Towns = PlaceDirectory<Town>

/** Those of the Census, and those that only a public list has. Callers build the directory. */
export async function readTowns(
  transaction: ImportTransaction,
  jurisdictions: ReadonlyMap<string, TownJurisdiction>,
): Promise<() => Towns> {
  const rows = await transaction
    .selectFrom('census_place')
    .select(['id', 'state_id as stateId', 'name', 'county_ids as countyIds'])
    .orderBy('id')
    .execute()
  const ofCensus = rows.flatMap(({ id, stateId, name, countyIds }) =>
    isStateId(stateId)
      ? [jurisdictions.get(jurisdictionKey.municipality(id)) ?? ofPlace(id, stateId, name, countyIds)]
      : [],
  )
  const known = new Set(ofCensus.map(({ key }) => key))
  const others = [...jurisdictions.values()].filter(
    ({ key, kind, district, isOwn }) => kind === 'municipality' && district === null && !isOwn && !known.has(key),
  )
  const counties = [...jurisdictions.values()].filter(({ kind, isOwn }) => kind === 'county' && !isOwn)
  return () => townDirectory([...ofCensus, ...others, ...counties])
}

function townDirectory(places: readonly TownJurisdiction[]): Towns {
  const towns = places.map((jurisdiction): Town => {
    const { key, stateId, name } = jurisdiction
    const kind = jurisdiction.kind === 'county' ? 'county' : 'municipality'
    return { id: key.replace(`${kind}:`, ''), kind, stateId, name, jurisdiction }
  })
  return placeDirectory(towns)
}

function ofPlace(id: string, stateId: StateId, name: string, countyIds: readonly string[]): TownJurisdiction {
  return {
    key: jurisdictionKey.municipality(id),
    stateId,
    kind: 'municipality',
    name,
    district: null,
    ocdId: null,
    countyIds,
    coverage: 'unknown',
    figuresFrom: null,
    isOwn: true,
  }
}
