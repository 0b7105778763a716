import { readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { publishResultsCommand } from '#commands/publish-results.ts'
import { publicData } from '#imports/public-data.ts'
import { importPublicPack } from '#imports/import-public-pack.ts'
import { buildAccount } from '#testing/account.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'
import { testDatabase } from '#testing/database.ts'
import { louisianaWorkbook } from '#testing/imports/results/louisiana-workbook.ts'

const day = '2026-11-03'
const database = await testDatabase()
await importPublicPack(database, publicData, { now: testClock().now(), onProgress: () => undefined })
const server = await testApp(database)
const { app, context } = server
const administrator = await new Visitor(app).signIn()

const excerpt = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../testing/imports/results/${name}`, import.meta.url)))

const send = async (file: Uint8Array, name = 'results.xlsx', on = day) =>
  await administrator.call(endpoints.sendResultsFile, { params: { day: on }, query: { name }, file: Buffer.from(file) })

/** The import once the background work is done. */
async function settled({ id }: Import): Promise<Import> {
  let found: Import | undefined
  await expect
    .poll(
      async () => {
        const { values } = await administrator.call(endpoints.listImports, {})
        found = values.find((each) => each.id === id)
        return found?.status
      },
      { timeout: 60_000 },
    )
    .toMatch(/CHECKED|DONE|FAILED/)
  if (!found) throw new Error('The import is gone')
  return found
}
const confirm = async ({ id, counts }: Import) => {
  const body = { accept_losses: counts?.losses_to_accept ?? null, accept_left_out: counts?.left_out ?? null }
  return await settled(await administrator.call(endpoints.confirmImport, { params: { id }, body }))
}
const check = async ({ id }: Import) => await administrator.call(endpoints.readCheck, { params: { id } })
const inDistrict = async (name: string) => {
  await context.dataset.refresh()
  const filters = [{ column_id: 'jurisdiction.name', operator: 'eq', value: name } as const]
  const columns = ['eo.id', 'eo.name', 'stats.result_pending', 'eo.elected', 'eo.takes_office', 'eo.term_end'] as const
  const found = await administrator.call(endpoints.searchOfficials, { body: { columns: [...columns], filters } })
  return found.values
}

const second = 'Acadia Parish School Board, District 2'
const somebodyNew = (line: string) => line.replace('Frances Regan Miller', 'Zoe Quill')

test('winners are shown beside holders, published, written down, and undone', async () => {
  const [before] = await inDistrict(second)
  expect(before).toMatchObject({ 'eo.name': 'Frances Regan Miller', 'stats.result_pending': day })
  const checked = await settled(await send(louisianaWorkbook(day, somebodyNew)))
  expect(checked).toMatchObject({ kind: 'results', status: 'CHECKED' })
  const { results } = await check(checked)
  expect(results).toMatchObject({
    form: 'Louisiana’s workbook',
    state: 'Louisiana',
    day,
    counts: { re_elected: 1, somebody_new: 1, untold: 0 },
    read: {
      matched: 2,
      totals: { right: 2, of: 2 },
      counties: { named: 1, of: 64, noun: 'parishes' },
      rules: [{ needs: 'majority', basis: 'La. R.S. 18:511', contests: 2 }],
      source: 'Louisiana’s workbook, results of 11-03-2026',
    },
  })
  expect(results?.seats[0]).toMatchObject({
    place: second,
    holder: { official: 'Frances Regan Miller' },
    winner: 'Zoe Quill',
    votes: 1793,
    consequence: 'elected_to_follow',
    takes_office: '2027-01-01',
  })
  // Nothing is published yet.
  expect(await inDistrict(second)).toEqual([before])
  expect(await confirm(checked)).toMatchObject({ status: 'DONE' })
  expect(await inDistrict(second)).toMatchObject([
    {
      'eo.name': 'Frances Regan Miller',
      'stats.result_pending': null,
      'eo.elected': 'Zoe Quill',
      'eo.takes_office': '2027-01-01',
    },
  ])
  const [{ 'eo.id': id } = {}] = await inDistrict(second)
  const calendar = await administrator.request(endpoints.comingCalendar, { body: { official_id: Number(id) } })
  const lines = calendar.body.replaceAll(/\r\n /g, '')
  expect(lines).not.toContain('Result not in yet')
  const again = await settled(await send(louisianaWorkbook(day, somebodyNew)))
  expect(again.counts).toMatchObject({ added: 0, changed: 0, vanishing: 0, unchanged: 2 })
  const { values: runs } = await administrator.call(endpoints.listImportRuns, { query: { limit: 25 } })
  const [run] = runs
  expect(run).toMatchObject({ file_name: 'results.xlsx', can_be_undone: true })
  const { values: acts } = await administrator.call(endpoints.listAudit, { query: { limit: 25 } })
  expect(acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['results file sent', 'results file confirmed', 'results file loaded']),
  )
  const newestChange = async () =>
    (await administrator.call(endpoints.listOwnChanges, { query: { limit: 1 } })).values[0]
  const undo = { of: 'import', id: String(run?.id) }
  expect(await newestChange()).toMatchObject({ way: 'results', what: 'results.xlsx', undone_at: null, undo })
  await settled(await administrator.call(endpoints.undoImport, { params: { id: undo.id } }))
  expect(await inDistrict(second)).toEqual([before])
  expect(await newestChange()).toMatchObject({ way: 'results', undone_at: expect.any(String), undo: null })
}, 300_000)

test('a file of which nothing can be told is checked, and there is nothing to publish', async () => {
  const nobody = (line: string) => line.replace(/District {2}/, 'District  9')
  const checked = await settled(await send(louisianaWorkbook(day, nobody)))
  expect(checked).toMatchObject({ status: 'CHECKED', counts: { changed: 0, problems: 0 } })
  const { results } = await check(checked)
  expect(results).toMatchObject({ counts: { untold: 0 }, questions_left: 2, untold: [] })
  expect(results?.questions.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['which_seat', 'Member of School Board -- District 91, Acadia'],
    ['which_seat', 'Member of School Board -- District 92, Acadia'],
  ])
})

const answer = async ({ id }: Import, answers: { question_id: string; option_id: string | null }[]) =>
  await administrator.request(endpoints.answerResultsQuestions, { params: { id }, body: { answers } })

test('what a person answers is kept: the winners are held beside holders anew, and published so', async () => {
  const [before] = await inDistrict(second)
  const alike = (line: string) => line.replace('Frances Regan Miller', 'Fran Miller')
  const checked = await settled(await send(louisianaWorkbook(day, alike)))
  const open = (await check(checked)).results
  expect(open).toMatchObject({ counts: { re_elected: 1, somebody_new: 0, untold: 0 }, questions_left: 1 })
  const [question] = open?.questions ?? []
  expect(question).toMatchObject({
    kind: 'same_person',
    on_file: 'Frances Regan Miller',
    in_file: 'Fran Miller',
    answer: null,
  })
  const question_id = question?.id ?? ''
  for (const [wrong, sentence] of [
    [{ question_id, option_id: 'leave_out' }, 'This is none of the answers to choose from.'],
    [{ question_id: 'another', option_id: 'same' }, 'This is not asked of the file, or not any more.'],
  ] as const) {
    const refused = await answer(checked, [wrong])
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(sentence)])
  }
  const stranger = await new Visitor(app).signIn(await buildAccount(server, { roles: ['ADMIN'] }))
  const ofStranger = await stranger.request(endpoints.answerResultsQuestions, {
    params: { id: checked.id },
    body: { answers: [{ question_id, option_id: 'same' }] },
  })
  expect(ofStranger.statusCode).toBe(404)

  expect((await answer(checked, [{ question_id, option_id: 'same' }])).statusCode).toBe(202)
  const answered = await settled(checked)
  const { results } = await check(answered)
  expect(results).toMatchObject({ counts: { re_elected: 2, somebody_new: 0 }, questions_left: 0 })
  expect(results?.questions).toMatchObject([{ id: question_id, answer: 'same' }])
  // Removed, and answered again.
  await answer(checked, [{ question_id, option_id: null }])
  expect((await check(await settled(checked))).results?.questions_left).toBe(1)
  await answer(checked, [{ question_id, option_id: 'same' }])
  const again = await settled(checked)
  expect(await inDistrict(second)).toEqual([before])
  expect(await confirm(again)).toMatchObject({ status: 'DONE' })
  expect(await inDistrict(second)).toMatchObject([
    { 'eo.name': 'Frances Regan Miller', 'stats.result_pending': null, 'eo.elected': null },
  ])
  const late = await answer(checked, [{ question_id, option_id: 'somebody_new' }])
  expect(late.statusCode).toBe(409)
  const { values: runs } = await administrator.call(endpoints.listImportRuns, { query: { limit: 25 } })
  await settled(await administrator.call(endpoints.undoImport, { params: { id: String(runs[0]?.id) } }))
  expect(await inDistrict(second)).toEqual([before])
}, 300_000)

const text = (...lines: readonly string[]) => Buffer.from(lines.join('\n'))
const clarity = 'clarity-ga-atkinson-20201103-detail.xml'
const ofCounty = (title: string, reported: number) =>
  excerpt(clarity)
    .toString()
    .replace('11/3/2020', '11/3/2026')
    .replace('text="President of the United States"', `text="${title}"`)
    .replace('precinctsReported="4"', `precinctsReported="${reported}"`)
/** The output of the command for the same file, or why it is refused. */
const atTerminal = async (name: string, file: Uint8Array): Promise<string[]> => {
  const path = join(await mkdtemp(join(tmpdir(), 'results-')), name)
  await writeFile(path, file)
  const command = publishResultsCommand({ database, clock: context.clock, onProgress: () => undefined }, path, {
    day,
    stateId: null,
  })
  return await command.catch((error: unknown) => [(error as Error).message])
}
/** Everything that a file could change. */
const onFile = async () => {
  const version = await database.selectFrom('dataset_version').select('version').executeTakeFirst()
  const runs = await database.selectFrom('import_run').select('id').execute()
  return [version, runs.length]
}

test.each<[string, string, Uint8Array, RegExp]>([
  [
    'another day',
    'fl.txt',
    excerpt('fl-state-fl11052024Election.txt'),
    /^fl\.txt has the results of 11-05-2024, not of 11-03-2026\.?$/,
  ],
  [
    'another state',
    'tx.csv',
    text('county,office,candidate,votes', 'Travis,Sheriff,Ann Roe,9'),
    /^tx\.csv names Travis, which is no county or parish of Alabama, Florida, .+, or Mississippi\.?$/,
  ],
  [
    'counties of two states',
    '20261103__al__general.csv',
    text('county,office,candidate,votes', 'Autauga,Sheriff,Ann Roe,9', 'Bolivar,Sheriff,Joe Day,9'),
    /^20261103__al__general\.csv names Bolivar, which is no county of Alabama\.?$/,
  ],
  [
    'no results',
    'a.md',
    excerpt('README.md'),
    /^a\.md: We do not know this form\. It needs columns for county, office, candidate and votes\.?$/,
  ],
  [
    'half a county',
    'detail.xml',
    text(ofCounty('Sheriff', 2)),
    /^(?:Not told: )?Sheriff, Atkinson: not all of its precincts have reported\.$/,
  ],
  [
    'totals that do not add up',
    'la.xlsx',
    louisianaWorkbook(day, (line) => line.replace(/^Total Votes,(\d+)/, 'Total Votes,9$1')),
    /^(?:Not told: )?Member of School Board -- District 1, Acadia: its totals are not the sum of their parts\.$/,
  ],
  [
    'an office that nobody is on file for',
    'detail.xml',
    text(ofCounty('Dog Catcher', 4)),
    /^(?:Not told: )?Dog Catcher, Atkinson: nobody is on file for a seat of this title\.$/,
  ],
])(
  'of %s it is said in one sentence, in the browser and at a terminal, and nothing changes',
  async (...given) => {
    const [, name, file, sentence] = given
    const before = await onFile()
    const sent = await settled(await send(file, name))
    const { results } = sent.status === 'FAILED' ? {} : await check(sent)
    expect([sent.error, ...(results?.untold ?? [])]).toContainEqual(expect.stringMatching(sentence))
    if (results) expect(sent.counts).toMatchObject({ added: 0, changed: 0, vanishing: 0 })
    expect(await atTerminal(name, file)).toContainEqual(expect.stringMatching(sentence))
    expect(await onFile()).toEqual(before)
  },
  120_000,
)

test.each([
  ['an empty file', new Uint8Array(), day, 'The file is empty. Choose the file that holds the results.'],
  [
    'a day to come',
    excerpt('README.md'),
    '2027-11-02',
    'This day is still to come. Choose the day on which people voted.',
  ],
  ['a day that is none', excerpt('README.md'), '2026-02-30', 'Name the day of the election, as in 2026-11-03.'],
])('%s is refused in a sentence', async (_, file, on, sentence) => {
  const sent = { params: { day: on }, query: { name: 'a.csv' }, file: Buffer.from(file) }
  const answer = await administrator.request(endpoints.sendResultsFile, sent)
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(sentence)])
})
