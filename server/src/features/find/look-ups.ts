import { type StateId, states } from '@atlas/contract/rules/states.ts'

/**
 * Where each state itself answers, from an address, which precinct and districts a person votes in. Links for people,
 * never fetched. Their hosts were looked at on 11-22-2026; those of Mississippi and of others whose tools move are the
 * pages of the Secretary of State that lead to them.
 */
const urls: Readonly<Record<StateId, string>> = {
  '01': 'https://myinfo.alabamavotes.gov/voterview',
  '12': 'https://registration.dos.fl.gov/CheckVoterStatus',
  '13': 'https://mvp.sos.ga.gov/s/',
  '22': 'https://voterportal.sos.la.gov/',
  '28': 'https://www.sos.ms.gov/elections-voting',
}

export function lookUpOf(stateId: StateId): { state: string; host: string; url: string } {
  const url = urls[stateId]
  return { state: states[stateId].name, host: new URL(url).host.replace(/^www\./, ''), url }
}
