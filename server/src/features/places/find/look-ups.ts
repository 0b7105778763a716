import { type StateId, states } from '@atlas/contract/rules/states.ts'

/**
 * Where each state itself answers, from an address, which precinct and districts a person votes in. Links for people,
 * never fetched: the hosts are those that public election projects link to. Mississippi's is the page of its Secretary
 * of State that leads to the tool.
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
