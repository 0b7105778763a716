import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'

interface Limits {
  readonly kind?: PlaceKind | undefined
  readonly stateId?: StateId | undefined
}

type OfName<Place> = (text: string, limits: Limits) => readonly Place[] | undefined

const isOfCounty = (part: string) => /\S (?:county|parish|co\.?)$/i.test(part)

/**
 * "Selma (Dallas County)", "Selma, Dallas County, AL" and "Dallas County (Selma)": the place that is named first, in a
 * state that has both. Where a list has no places of the other kind, the place is found by its own name.
 */
export function ofTownInCounty<Place extends { readonly stateId: StateId }>(
  text: string,
  { kind, stateId }: Limits,
  ofName: OfName<Place>,
  isListed: (kind: PlaceKind) => boolean,
): readonly Place[] | undefined {
  const parts = text.split(/[,()]/).flatMap((part) => part.trim() || [])
  const [first = '', second = '', state, ...others] = parts
  const isCountyFirst = isOfCounty(first)
  if (others.length > 0 || second === '' || isCountyFirst === isOfCounty(second)) return undefined
  const named = (name: string, each: PlaceKind) =>
    ofName(state ? `${name}, ${state}` : name, { kind: each, stateId }) ?? []
  const towns = named(isCountyFirst ? second : first, 'municipality')
  const counties = named(isCountyFirst ? first : second, 'county')
  const inStateOf = (places: readonly Place[], beside: readonly Place[], kindBeside: PlaceKind) =>
    isListed(kindBeside) ? places.filter((place) => beside.some((other) => other.stateId === place.stateId)) : places
  const kindInQuestion = kind ?? (isCountyFirst ? 'county' : 'municipality')
  if (kindInQuestion === 'municipality') return inStateOf(towns, counties, 'county')
  return kindInQuestion === 'county' ? inStateOf(counties, towns, 'municipality') : undefined
}
