import type { CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'

/** "Alabama", or all states together. */
export function areaName({ state_id: id }: Pick<CoveredArea, 'state_id'>): string {
  return id === null ? `All ${stateIds.length} states` : states[id].name
}

/** The anchor of its section in the URL. */
export function areaAnchor({ state_id: id }: Pick<CoveredArea, 'state_id'>): string {
  return id === null ? 'all-states' : states[id].name.toLowerCase()
}
