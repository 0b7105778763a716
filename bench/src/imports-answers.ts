import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { defaultColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { readMappedCounties } from '@atlas/server/imports/geography/mapped-counties.ts'
import { askOnce } from '#load.ts'
import type { PageRequest } from '#requests.ts'
import type { RunningServer } from '#servers.ts'

const everyCounty = 20

const ofEverybody: PageRequest = { columns: ['eo.id', 'eo.name'], filters: [], limit: 1 }
/** Everybody's number, and whole counties: each fits on a page, so that the order of namesakes does not matter. */
const requests: readonly PageRequest[] = [
  ofEverybody,
  ...readMappedCounties()
    .filter((_, place) => place % everyCounty === 0)
    .map(({ id }) => ({
      columns: defaultColumnIds,
      filters: [{ column_id: 'county.name', operator: 'in', value: [id] } as const],
      limit: 100,
    })),
]

// Servers, imports and questions share the processors: a server may say that it is too busy just now.
const busy = / answered 503: /

/** What a server says of one data set: a text for each request, in their order. */
export type Answers = readonly string[]

export async function allAnswers(server: RunningServer): Promise<Answers> {
  const answers: string[] = []
  for (const request of requests) answers.push(await answerTo(server, request))
  return answers
}

/** How many officials there are. */
export async function everybody(server: RunningServer): Promise<number> {
  return (await askPatiently(server, ofEverybody)).total
}

// A person who was there before another import has another number afterwards; all else must be the same.
async function answerTo(server: RunningServer, request: PageRequest): Promise<string> {
  const { total, values } = await askPatiently(server, request)
  if (request.filters.length === 0) return String(total)
  const rows = values.map(({ 'eo.id': _, ...row }) => JSON.stringify(row))
  return [total, ...rows.sort()].join('\n')
}

async function askPatiently(server: RunningServer, request: PageRequest): ReturnType<typeof askOnce> {
  try {
    return await askOnce(server, request)
  } catch (error) {
    if (!busy.test(String(error))) throw error
    await pause(100)
    return await askPatiently(server, request)
  }
}

/** Asks over and over until it is told to end; counts the answers, and those that are of neither data set. */
export function askAllTheWhile(servers: readonly RunningServer[], dataSets: readonly Answers[]) {
  const counted = { answers: 0, torn: 0 }
  let isOver = false
  const asking = (async () => {
    for (let round = 0; !isOver; round++) {
      const place = round % requests.length
      for (const server of servers) {
        const answer = await answerTo(server, requests[place] as PageRequest)
        counted.answers++
        if (!dataSets.some((answers) => answers[place] === answer)) counted.torn++
      }
      // The imports are to get on as well.
      await pause(5)
    }
  })()
  return async () => {
    isOver = true
    await asking
    return counted
  }
}

/** Which of the data sets the answers are, all of them; -1 where they are none. */
export function which(answers: Answers, dataSets: readonly Answers[]): number {
  return dataSets.findIndex((each) => isDeepStrictEqual(each, answers))
}
