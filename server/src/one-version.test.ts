import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint, Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { reachableTestDatabase } from '#testing/database.ts'
import { buildInThread } from '#dataset/build-in-thread.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildFact, buildOfficial, buildRecords, buildSource } from '#testing/imports/records/records.ts'
import { testApp, Visitor } from '#testing/app.ts'

const imports = 20
// All wait for every fifth version to be told: a thread that starts while all read takes a second or more.
const importsAtOnce = 5
const leastVersionsSeen = 1 + imports / importsAtOnce
// On a busy machine the thread that builds steps back for those who read.
const mostMilliseconds = 120_000
const staying = ['Adaa', 'Adab', 'Adac', 'Adae', 'Adaf', 'Adag']
/** She stands among them, in every other version. */
const comesAndGoes = 'Adad'
const peopleOf = (number: number) => (number % 2 === 0 ? staying : [...staying, comesAndGoes])
const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + number))
const importOfDay = (moment: string | null | undefined) =>
  Math.round((Date.parse(moment ?? '') - +dayOf(0)) / 86_400_000)
const importOfText = (text: unknown) => Number(/\d+$/.exec(String(text))?.[0])
const importOfFigure = (figure: unknown) => Number(figure) - 10_000

const { database, address } = await reachableTestDatabase()
await load(0)
const { app, context } = await testApp(database, {}, undefined, buildInThread(address))
const visitor = await new Visitor(app).signIn()
const { version: firstVersion, ids } = context.dataset.current().index

/** Every text, figure, day and count of an import says which one it is. */
async function load(number: number): Promise<void> {
  // Officials stand in the order of their last and first names, which stay as they are.
  const suffix = `No ${number}`
  const source = buildSource({ id: 'list', title: `List ${number}` })
  const gender = `Gender ${number}`
  const officials = peopleOf(number).map((first) =>
    buildOfficial({ key: first, first, suffix, name: `${first} Bird ${suffix}`, gender, sourceId: 'list' }),
  )
  const figure = { sourceId: 'list', note: `Note ${number}` }
  const facts = [
    buildFact({ ...figure, value: 10_000 + number }),
    buildFact({ ...figure, field: 'stats.2020biden%', value: number / 100, formerLinesYear: 2020 }),
  ]
  const options = { origin: 'public', isDemonstration: false, now: dayOf(number), acceptLosses: 9 } as const
  await loadRecords(
    database,
    { ...buildRecords(), sources: [source], officials, facts },
    { ...options, onProgress: () => undefined },
  )
}

/** What tells of which import an answer is, part by part, and how many officials it counts. */
type Counts = readonly [imports: readonly unknown[], counts?: readonly unknown[]]

/** Asks, holds against each other what tells of which import the answer is, and answers with both. */
async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  read: (reply: Reply<E>) => Counts,
): Promise<{ number: number; reply: Reply<E> }> {
  const answer = await visitor.request(endpoint, input)
  expect(answer.statusCode, answer.body).toBe(200)
  const reply = answer.json<Reply<E>>()
  const [version, counts = []] = read(reply)
  const number = Number(answer.headers['data-version']) - firstVersion
  expect(new Set([...version, number]), answer.body).toEqual(new Set([number]))
  const { length } = peopleOf(number)
  expect(new Set([...counts, length]), answer.body).toEqual(new Set([length]))
  return { number, reply }
}

async function requestRows(cursor: string | null = null) {
  return await request(
    endpoints.searchOfficials,
    { body: { columns: ['eo.first', 'eo.name', 'stats.vap_total'], limit: 2, cursor } },
    ({ values, total }) => [
      values.flatMap((row) => [importOfText(row['eo.name']), importOfFigure(row['stats.vap_total'])]),
      [total],
    ],
  )
}

const { reply: firstPage } = await requestRows()

/** From the first page that the first version had, page by page: who stays is told of once and in order. */
async function turnPages(): Promise<number[]> {
  const people: unknown[] = []
  const numbers: number[] = []
  let { cursor } = firstPage
  while (cursor !== null) {
    const { number, reply } = await requestRows(cursor)
    people.push(...reply.values.map((row) => row['eo.first']))
    numbers.push(number)
    cursor = reply.cursor
  }
  expect(people.filter((first) => first !== comesAndGoes)).toEqual(staying.slice(2))
  return numbers
}

/** Each asks once, and answers of which imports it was told. */
const readers: Readonly<Record<string, () => Promise<number[]>>> = {
  details: async () => {
    const params = { id: String(ids[0]) }
    const { number } = await request(
      endpoints.officialDetail,
      { params },
      ({ sources, former_lines: former, ...values }) => [
        [
          importOfText(values['eo.name']),
          importOfText(values['eo.gender']),
          importOfFigure(values['stats.vap_total']),
          importOfText(sources['eo.name']?.source),
          importOfText(sources['stats.vap_total']?.source),
          importOfText(sources['stats.vap_total']?.note),
          Math.round(Number(former['stats.2020biden%']?.value) * 100),
          importOfText(former['stats.2020biden%']?.provenance.source),
        ],
      ],
    )
    return [number]
  },
  pages: turnPages,
  'choices, and what is typed': async () => {
    const columns: ColumnId[] = ['eo.gender', 'office.type']
    const { number: choices } = await request(endpoints.listChoices, { body: { columns } }, (lists) => [
      (lists['eo.gender'] ?? []).map(({ label }) => importOfText(label)),
      Object.values(lists).flatMap((list) => list.map(({ count }) => count)),
    ])
    const { number: quick } = await request(endpoints.quickSearch, { body: { query: 'Ada' } }, ({ values, total }) => [
      values.map(({ name }) => importOfText(name)),
      [values.length, total],
    ])
    const body = { column_id: 'eo.name', value: 'Ada' } as const
    const { number: ahead } = await request(endpoints.typeAhead, { body }, ({ results }) => [
      results.map(({ label }) => importOfText(label)),
      [results.length],
    ])
    return [choices, quick, ahead]
  },
  'coverage and places': async () => {
    const { number: coverage } = await request(
      endpoints.describeCoverage,
      {},
      ({ total, counties: [county], sources: [source], changed_at: changedAt, last_import: last }) => [
        [
          importOfText(source?.title),
          importOfFigure(county?.voting_age),
          importOfDay(changedAt),
          importOfDay(last?.finished_at),
        ],
        [total.searchable, source?.officials, county?.officials[0]?.searchable],
      ],
    )
    const { number: map } = await request(endpoints.listCounties, {}, ({ counties, sources }) => [
      [
        importOfFigure(counties[0]?.figures['stats.vap_total']),
        importOfText(sources['stats.vap_total'][0]?.source),
        importOfText(sources['stats.vap_total'][0]?.note),
      ],
    ])
    const params = { id: '28011' }
    const { number: place } = await request(endpoints.findPlace, { params }, ({ values, sources, ladder, lede }) => [
      [
        importOfFigure(values['stats.vap_total']),
        importOfText(sources['stats.vap_total']?.source),
        ...ladder.flatMap(({ officials }) => officials.map((each) => importOfText(each.values['eo.name']))),
      ],
      [lede.officials],
    ])
    return [coverage, map, place]
  },
}

test(
  'every answer is of one version for all who read at once, while twenty imports follow each other',
  async () => {
    const all = Object.entries(readers).map(([name, read]) => ({ name, read, versions: [0] }))
    let isImporting = true
    const reading = Promise.all(
      all.map(async ({ read, versions }) => {
        while (isImporting) versions.push(...(await read()))
      }),
    )
    const untilAllServe = async (number: number) => {
      while (isImporting && all.some(({ versions }) => (versions.at(-1) as number) < number)) await pause(1)
    }
    const importing = async () => {
      for (let number = 1; isImporting && number <= imports; number++) {
        await load(number)
        // The next one follows at once, while the index of this one is built.
        if (number % importsAtOnce === 0) await untilAllServe(number)
      }
    }
    try {
      // Whoever is answered badly ends the test.
      await Promise.race([importing(), reading])
    } finally {
      isImporting = false
    }
    await reading
    for (const { name, versions } of all) {
      expect(versions, name).toEqual(versions.toSorted((a, b) => a - b))
      expect(new Set(versions).size, name).toBeGreaterThanOrEqual(leastVersionsSeen)
    }
    for (const { read } of all) expect(new Set(await read())).toEqual(new Set([imports]))
  },
  mostMilliseconds,
)
