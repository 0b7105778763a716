import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'

const county = '([^,()]+ (?:county|parish|co\\.?))'
const rest = '(?:,? ([^,()]+))?$'
const townFirst = new RegExp(`^([^,()]+?)(?:, ?| ?\\()${county}\\)?${rest}`, 'i')
const countyFirst = new RegExp(`^${county} ?\\(([^,()]+)\\)${rest}`, 'i')

interface Wanted {
  readonly kind?: PlaceKind | undefined
  readonly stateId?: StateId | undefined
}

type OfName<Place> = (text: string, wanted: Wanted) => readonly Place[] | undefined

/**
 * "Selma (Dallas County)", "Selma, Dallas County, AL" and "Dallas County (Selma)": the place that stands first, of a state
 * that has both; where a list has no places of the other kind, by its own name.
 */
export function ofTownInCounty<Place extends { readonly stateId: StateId }>(
  text: string,
  { kind, stateId }: Wanted,
  ofName: OfName<Place>,
  isListed: (kind: PlaceKind) => boolean,
): readonly Place[] | undefined {
  const [, town = '', countyBehind = '', behindTown] = townFirst.exec(text) ?? []
  const [, countyBefore = '', townWithin = '', behindCounty] = countyFirst.exec(text) ?? []
  const named = (name: string, each: PlaceKind) => {
    const state = behindTown ?? behindCounty
    return name === '' ? [] : (ofName(state ? `${name}, ${state}` : name, { kind: each, stateId }) ?? [])
  }
  const towns = named(town || townWithin, 'municipality')
  const counties = named(countyBehind || countyBefore, 'county')
  const inStateOf = (places: readonly Place[], others: readonly Place[], otherKind: PlaceKind) =>
    isListed(otherKind) ? places.filter((place) => others.some((other) => other.stateId === place.stateId)) : places
  const found = {
    municipality: inStateOf(towns, counties, 'county'),
    county: inStateOf(counties, towns, 'municipality'),
  }
  const wanted = kind ?? (countyBefore === '' ? 'municipality' : 'county')
  return wanted === 'municipality' || wanted === 'county' ? found[wanted] : undefined
}
