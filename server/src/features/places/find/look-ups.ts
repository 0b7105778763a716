import { type StateId, states } from '@atlas/contract/rules/states.ts'

/**
 * The page where each state itself tells, for an address, the precinct and districts in which a person votes. These are
 * links for people and are never fetched; the hosts are those that public election projects link to.
 */
export function lookUpOf(stateId: StateId): { state: string; host: string; url: string } {
  const { name, lookUp: url } = states[stateId]
  return { state: name, host: new URL(url).host.replace(/^www\./, ''), url }
}
