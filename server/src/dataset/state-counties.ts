import type { SearchedJurisdictions } from '#dataset/searched-jurisdictions.ts'
import type { StoredJurisdiction } from '#dataset/stored-rows.ts'

/** Posts of a state that are told apart, as the places of a court, and that all of its voters fill. */
export function isOfWholeState(area: StoredJurisdiction): boolean {
  return area.kind === 'state' || (area.kind === 'state-district' && area.counties.length === 0 && !isUnplaced(area))
}

/** Mississippi elects its Supreme Court by district, and the returns do not say in which counties. */
export function isUnplaced({ kind, counties, name }: StoredJurisdiction): boolean {
  return kind === 'state-district' && counties.length === 0 && / District\b/.test(name)
}

/** The same jurisdictions, those of the whole state with all of its counties: a county is represented by them too. */
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
