import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Endpoint, Input, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { testDatabase } from '#database/test-database.ts'
import { loadRecords } from '#imports/load-records.ts'
import { buildFact, buildOfficial, buildRecords, buildSource } from '#imports/records/test-records.ts'
import { testApp, Visitor } from '#test-app.ts'

const imports = 20
const countOf = (number: number) => 2 + (number % 2)
const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + number))
const importOfDay = (moment: string | null | undefined) =>
  Math.round((Date.parse(moment ?? '') - +dayOf(0)) / 86_400_000)
const importOfText = (text: unknown) => Number(/\d+$/.exec(String(text))?.[0])

const database = await testDatabase()
await load(0)
const { app, context } = await testApp(database)
const visitor = await new Visitor(app).signIn()
const firstVersion = context.dataset.current().index.version

/** Every text, figure, day and count of an import says which one it is; every other official comes and goes. */
async function load(number: number): Promise<void> {
  const source = buildSource({ id: 'list', title: `List ${number}` })
  const officials = Array.from({ length: countOf(number) }, (_, place) =>
    buildOfficial({ key: `official-${place}`, last: `Bird${number}`, gender: `Gender ${number}`, sourceId: 'list' }),
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
/** Asks, and answers what tells of which import an answer is, part by part, with how many officials it counts. */
function asks<E extends Endpoint>(endpoint: E, input: Input<E>, read: (reply: Reply<E>) => [number[], number[]]) {
  return async () => {
    const answer = await visitor.request(endpoint, input)
    expect(answer.statusCode, answer.body).toBe(200)
    const [told, counts] = read(answer.json())
    const version = Number(answer.headers['data-version']) - firstVersion
    expect(new Set([...told, version]).size, answer.body).toBe(1)
    const [number = Number.NaN] = told
    expect(new Set([...counts, countOf(number)]).size, answer.body).toBe(1)
    return number
  }
}

test('every answer is of one version, while twenty imports follow each other', async () => {
  const [id] = context.dataset.current().index.ids
  const questions = [
    asks(endpoints.officialDetail, { params: { id: String(id) } }, ({ sources, former_lines, ...values }) => [
      [
        importOfText(values['eo.last']),
        importOfText(values['eo.gender']),
        Number(values['stats.vap_total']) - 10_000,
        importOfText(sources['eo.last']?.source),
        importOfText(sources['stats.vap_total']?.source),
        importOfText(sources['stats.vap_total']?.note),
        Math.round(Number(former_lines['stats.2020biden%']?.value) * 100),
        importOfText(former_lines['stats.2020biden%']?.provenance.source),
      ],
      [],
    ]),
    asks(endpoints.searchOfficials, { body: { columns: ['eo.last', 'stats.vap_total'] } }, ({ values, total }) => [
      values.flatMap((row) => [importOfText(row['eo.last']), Number(row['stats.vap_total']) - 10_000]),
      [values.length, total],
    ]),
    asks(endpoints.listChoices, { body: { columns: ['eo.gender', 'office.type'] } }, (choices) => [
      (choices['eo.gender'] ?? []).map(({ label }) => importOfText(label)),
      Object.values(choices).flatMap((list) => list.map(({ count }) => count)),
    ]),
    asks(endpoints.describeCoverage, {}, ({ total, counties, sources, changed_at, last_import }) => [
      [
        importOfText(sources[0]?.title),
        Number(counties[0]?.voting_age) - 10_000,
        importOfDay(changed_at),
        importOfDay(last_import?.finished_at),
      ],
      [total.searchable, Number(sources[0]?.officials), Number(counties[0]?.officials[0]?.searchable)],
    ]),
    asks(endpoints.listCounties, {}, ({ counties, sources }) => [
      [
        Number(counties[0]?.figures['stats.vap_total']) - 10_000,
        importOfText(sources['stats.vap_total'][0]?.source),
        importOfText(sources['stats.vap_total'][0]?.note),
      ],
      [],
    ]),
  ]
  let isImporting = true
  const read = async () => {
    const seen = new Set<number>()
    while (isImporting) for (const question of questions) seen.add(await question())
    return seen
  }
  const reading = read()
  for (let number = 1; number <= imports; number++) {
    await load(number)
    await context.dataset.refresh()
  }
  isImporting = false
  expect((await reading).size).toBeGreaterThan(1)
  for (const question of questions) expect(await question()).toBe(imports)
})
