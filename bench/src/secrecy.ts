import { type Figure, median } from '#figure.ts'
import { administrator, startAtlas } from '#servers.ts'

const tries = 50
const mostDifference = 0.1

/** Two ways to ask the same question, of which nobody may tell the one from the other by the time it takes. */
interface Pair {
  readonly what: string
  readonly path: string
  readonly known: (round: number) => object
  readonly unknown: (round: number) => object
}

const registration = {
  password: 'Sweettea4@dusk',
  first_name: 'Rosa',
  last_name: 'Baptiste',
  organization: 'Delta Voices',
  organization_site: 'https://deltavoices.example',
  entity_type: 'Academic',
}

const pairs: readonly Pair[] = [
  {
    what: 'signing in with a wrong password',
    path: '/api/auth/login',
    known: () => ({ email: administrator.email, password: 'wrong' }),
    unknown: (round) => ({ email: `nobody${round}@example.org`, password: 'wrong' }),
  },
  {
    what: 'registering',
    path: '/api/auth/register',
    known: () => ({ ...registration, email: administrator.email }),
    unknown: (round) => ({ ...registration, email: `newcomer${round}-${process.pid}@example.org` }),
  },
  {
    what: 'asking for a new password',
    path: '/api/auth/forgot_password',
    known: () => ({ email: administrator.email }),
    unknown: (round) => ({ email: `nobody${round}@example.org` }),
  },
]

/** Whether an address has an account must not show in how long an answer takes: medians of turns. */
export async function measureSecrecy(databaseUrl: string): Promise<Figure[]> {
  const server = await startAtlas(databaseUrl)
  try {
    const figures: Figure[] = []
    for (const pair of pairs) figures.push(await measurePair(server.address, pair))
    return figures
  } finally {
    await server.stop()
  }
}

async function measurePair(address: string, { what, path, known, unknown }: Pair): Promise<Figure> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < tries; round++) {
    times.known.push(await timed(address, path, known(round)))
    times.unknown.push(await timed(address, path, unknown(round)))
  }
  const [withAccount, without] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(withAccount - without) / Math.max(withAccount, without)
  return {
    what: `${what}, address with an account against one without, medians of ${tries} tries each`,
    value: `${withAccount.toFixed(0)} ms and ${without.toFixed(0)} ms; ${(100 * difference).toFixed(1)}% apart`,
    goal: { text: `≤ ${100 * mostDifference}%`, isMet: difference <= mostDifference },
  }
}

async function timed(address: string, path: string, body: object): Promise<number> {
  const start = performance.now()
  const headers = { 'content-type': 'application/json', origin: address }
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.text()
  if (![200, 201, 401].includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - start
}
