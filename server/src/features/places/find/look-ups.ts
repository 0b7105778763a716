import { type StateId, states } from '@atlas/contract/rules/states.ts'

/**
 * Where each state itself answers, from an address, which precinct and districts a person votes in. Links for people,
 * never fetched: the hosts are those that public election projects link to.
 */
export function lookUpOf(stateId: StateId): { state: string; host: string; url: string } {
  const { name, lookUp: url } = states[stateId]
  return { state: name, host: new URL(url).host.replace(/^www\./, ''), url }
}
