import type { SearchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

/** Statewide posts with distinct names, such as the places of a court, that all voters fill. */
export function isOfWholeState(area: StoredJurisdiction): boolean {
  return area.kind === 'state' || (area.kind === 'state-district' && area.counties.length === 0 && !isUnplaced(area))
}

/** Mississippi elects its Supreme Court by district, and the returns do not state the counties. */
export function isUnplaced({ kind, counties, name }: StoredJurisdiction): boolean {
  return kind === 'state-district' && counties.length === 0 && / District\b/.test(name)
}

/** The same jurisdictions, in which statewide ones have all counties, because they represent each county too. */
export function withStateCounties(
  found: SearchedJurisdictions,
  all: ReadonlyMap<number, StoredJurisdiction>,
): SearchedJurisdictions {
  const ofState = new Map(
    [...all.values()].flatMap(({ kind, state, counties }) => (kind === 'state' ? [[state.id, counties]] : [])),
  )
  const searched = found.searched.map((area) =>
    area.counties.length === 0 && isOfWholeState(area) ? { ...area, counties: ofState.get(area.state.id) ?? [] } : area,
  )
  return { ...found, searched }
}
