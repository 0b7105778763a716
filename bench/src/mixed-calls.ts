import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { pageRequests } from '#requests.ts'
import { type Call, requestOnce } from '#load.ts'
import type { RunningServer } from '#servers.ts'

const choicesBesideTheList = ['state.name', 'county.name', 'office.name', 'office.type', 'party.name', 'eo.gender']
const typed = ['smith', 'wal', 'dallas', 'jo', 'sheriff', 'boudr', 'mont', 'lee', 'coroner', 'ash']

/** A typical sequence on the search screen: a page, its choices, two officials opened, a typed text. */
export async function mixedCalls(server: RunningServer): Promise<Call[]> {
  const calls: Call[] = []
  for (const [index, request] of pageRequests().entries()) {
    const { values } = await requestOnce(server, { ...request, columns: ['eo.id'] })
    const word = typed[index % typed.length] as string
    calls.push(
      post(endpoints.searchOfficials, request),
      post(endpoints.listChoices, { columns: choicesBesideTheList, filters: request.filters }),
      ...values.slice(0, 2).map((row) => details(Number(row['eo.id']))),
      post(endpoints.quickSearch, { query: word, limit: 8 }),
      post(endpoints.typeAhead, { column_id: 'county.name', value: word }),
    )
  }
  return calls
}

function post({ path }: { readonly path: string }, body: unknown): Call {
  return { method: 'POST', path: `/api${path}`, body: JSON.stringify(body) }
}

function details(id: number): Call {
  return { method: 'GET', path: `/api${endpoints.officialDetail.path.replace('{id}', String(id))}` }
}
