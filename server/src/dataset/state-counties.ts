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
  searched: readonly StoredJurisdiction[],
  all: Iterable<StoredJurisdiction>,
): StoredJurisdiction[] {
  const ofState = new Map(
    [...all].flatMap(({ kind, state, counties }) => (kind === 'state' ? [[state.id, counties]] : [])),
  )
  return searched.map((area) =>
    area.counties.length === 0 && isOfWholeState(area) ? { ...area, counties: ofState.get(area.state.id) ?? [] } : area,
  )
}
