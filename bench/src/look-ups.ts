import type { Places } from '@atlas/server/dataset/places/places.ts'
import { questionVocabulary, rowsOfPlaces } from '@atlas/server/features/officials/question-vocabulary.ts'
import { typeAhead } from '@atlas/server/search/look-up.ts'
import { readQuestion } from '@atlas/server/search/question/read-question.ts'
import { quickSearch } from '@atlas/server/search/quick-search.ts'
import { type SearchIndex, withCache } from '@atlas/server/search/search-index.ts'
import { type Figure, times } from '#figure.ts'
import { posted, sendCalls } from '#load.ts'
import { prepareLookUpTables } from '#look-up-tables.ts'
import { openIndex } from '#open-index.ts'
import type { Size } from '#pages.ts'
import { type RunningServer, startAtlas, startSqlServer } from '#servers.ts'
import { typedNames, typedQueries } from '#typed-texts.ts'

/** The data that a server answers from. */
interface Searched {
  readonly index: SearchIndex
  readonly places: Places
  readonly vocabulary: ReturnType<typeof questionVocabulary>
}

/** A kind of look-up by typing, in our server and in the SQL server. */
interface LookUp {
  readonly name: string
  readonly typed: readonly string[]
  readonly lookUp: (searched: Searched, typed: string) => unknown
  readonly path: string
  readonly body: (typed: string) => object
  readonly mostMilliseconds: number
}

const typingAhead: LookUp = {
  name: 'typing ahead',
  typed: typedNames(),
  lookUp: ({ index }, typed) => typeAhead(index, 'eo.name', typed, 20),
  path: '/fields/type_ahead',
  body: (value) => ({ column_id: 'eo.name', value }),
  mostMilliseconds: 0.3,
}
const searchingQuickly: LookUp = {
  name: 'quick search',
  typed: typedQueries(),
  // As if no word of it had been typed before.
  lookUp: ({ index, places, vocabulary }, typed) =>
    quickSearch(withCache(index), typed, 10, {
      readings: readQuestion(vocabulary, typed),
      rowsOfPlaces: rowsOfPlaces(places),
    }),
  path: '/search/elected_officials',
  body: (query) => ({ query }),
  mostMilliseconds: 3,
}

const leastTimesTheSqlServer = 10
const fewestJudged = 500_000
const rounds = 3

export const measureTypeAhead = (size: Size, seconds: number) => measure(typingAhead, size, seconds)
export const measureQuickSearch = (size: Size, seconds: number) => measure(searchingQuickly, size, seconds)

/** Processor time in this process, then requests over HTTP that alternate with the SQL server. */
async function measure(lookUp: LookUp, { url, officials }: Size, seconds: number): Promise<Figure[]> {
  const size = `${officials.toLocaleString('en')} officials, ${lookUp.name}`
  const milliseconds = processorTime(lookUp, withVocabulary(await openIndex(url)))
  await prepareLookUpTables(url)
  const atlas = await startAtlas(url)
  const sql = await startSqlServer(url)
  try {
    const [ours, theirs] = await inTurns(lookUp, atlas, sql, seconds)
    return [
      {
        what: `${size}, processor time of a call`,
        value: `${milliseconds.toFixed(3)} ms`,
        goal: { text: `≤ ${lookUp.mostMilliseconds} ms`, isMet: milliseconds <= lookUp.mostMilliseconds },
      },
      { what: `${size}, this server`, value: `${Math.round(ours)} requests/s` },
      { what: `${size}, SQL server`, value: `${Math.round(theirs)} requests/s` },
      against(`${size}, this server against the SQL server`, ours / theirs, officials),
    ]
  } finally {
    await atlas.stop()
    await sql.stop()
  }
}

function withVocabulary(opened: Pick<Searched, 'index' | 'places'>): Searched {
  return { ...opened, vocabulary: questionVocabulary(opened) }
}

/** Below half a million officials most of a request is HTTP and the session, which the SQL server does not have. */
function against(what: string, ratio: number, officials: number): Figure {
  const value = times(ratio)
  if (officials < fewestJudged) return { what, value }
  const goal = { text: `≥ ${leastTimesTheSqlServer} ×`, isMet: ratio >= leastTimesTheSqlServer }
  return { what, value, goal }
}

/** The milliseconds of one call, averaged over all typed texts; the first round compiles the code. */
function processorTime({ typed, lookUp: ask }: LookUp, searched: Searched): number {
  for (const each of typed) ask(searched, each)
  const start = process.cpuUsage()
  for (const each of typed) ask(searched, each)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000 / typed.length
}

async function inTurns(
  { path, typed, body }: LookUp,
  atlas: RunningServer,
  sql: RunningServer,
  seconds: number,
): Promise<[number, number]> {
  const calls = posted(typed.map((each) => JSON.stringify(body(each))))
  const answered: [number, number] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const ours = await sendCalls(`${atlas.address}/api${path}`, atlas.headers, calls, seconds)
    const theirs = await sendCalls(`${sql.address}${path}`, sql.headers, calls, seconds)
    answered[0] += ours.perSecond / rounds
    answered[1] += theirs.perSecond / rounds
  }
  return answered
}
