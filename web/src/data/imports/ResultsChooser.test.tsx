import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { ResultsFound, ResultsQuestion } from '@atlas/contract/endpoints/data/import-check.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { check, checked, counts, showData } from '#testing/imports.tsx'

const ofResults: Import = { ...checked, kind: 'results', file_name: 'la-results.xlsx' }
const results: ResultsFound = {
  form: 'Louisiana’s workbook',
  state: 'Louisiana',
  day: '2026-11-03',
  read: {
    contests: 1_447,
    matched: 1_429,
    questions: 18,
    president: 0,
    votes_apart: 12_204,
    totals: { right: 1_446, of: 1_447 },
    counties: { named: 64, of: 64, noun: 'parishes' },
    rules: [{ needs: 'majority', tie: 'runoff', basis: 'La. R.S. 18:511', contests: 1_429 }],
    source: 'Louisiana’s workbook, results of 11-03-2026',
  },
  counts: { re_elected: 1, somebody_new: 1, untold: 1 },
  seats: [
    {
      office: 'School Board Member',
      place: 'Acadia Parish School Board, District 2',
      holder: { id: 7, official: 'Frances Regan Miller' },
      winner: 'Zoe Quill',
      votes: 1_793,
      share: 0.6537,
      consequence: 'elected_to_follow',
      takes_office: '2027-01-01',
      basis: 'La. R.S. 18:511',
      outcome: 'Contested',
      candidates: 3,
      margin: 0.3074,
    },
    {
      office: 'School Board Member',
      place: 'Acadia Parish School Board, District 1',
      holder: { id: 8, official: 'James Etta David' },
      winner: 'James Etta David',
      votes: 1_185,
      share: 0.5958,
      consequence: 're_elected',
      takes_office: '2027-01-01',
      basis: 'La. R.S. 18:511',
      outcome: 'Close',
      candidates: 2,
      margin: 0.0416,
    },
  ],
  questions: [],
  questions_left: 0,
  untold: ['Mayor -- Village of Turkey Creek, Evangeline: it is tied.'],
  notes: ['281 seats that were to be decided by that day are in no contest of the file.'],
  digest: 'a',
}

afterEach(() => vi.unstubAllGlobals())

test('the day of the election is asked before a file of results is sent', async () => {
  showData()
  const file = new File(['a'], 'la-results.xlsx')
  await page.getByLabelText('Choose the results').upload(file)
  await expect
    .element(page.getByLabelText('Day of the election'))
    .toHaveAccessibleDescription('Say the day of the election first.')
})

test('winners stand beside holders, with what follows; what cannot be told is said first', async () => {
  showData({ imports: [ofResults], check: { ...check, counts: { ...counts, changed: 2, added: 0 }, results } })
  await expect.element(page.getByRole('heading', { name: 'Winners beside holders' })).toBeVisible()
  await expect.element(page.getByText('Mayor -- Village of Turkey Creek, Evangeline: it is tied.')).toBeVisible()
  const seats = () => page.getByRole('region', { name: 'Seats of the file' }).element().textContent
  await expect.poll(seats).toMatch(/Frances Regan Miller.*Zoe Quill.*takes office 01-01-2027.*James Etta David/)
  expect(seats()).toMatch(/65\.4%, 1,793 votes, 3 names.*Won by 30\.7 points.*59\.6%, 1,185 votes.*Close, 4\.2 points/)
  await page.getByRole('button', { name: /^Re-elected/ }).click()
  await expect.poll(seats).not.toMatch(/Zoe Quill/)
  expect(seats()).toMatch(/James Etta David/)
  const steps = page.getByRole('list', { name: 'Steps of an import' }).element().textContent
  expect(steps).toMatch(/Choose a file.*Check the winners.*Publish/)
  expect(steps).not.toMatch(/Match the columns/)
  await expect.element(page.getByRole('heading', { name: 'Check the winners', level: 1 })).toBeVisible()
  await expect.element(page.getByText(/^Nothing is published yet\. Kept until/)).toBeVisible()
})

const panel = page.getByRole('complementary', { name: 'What the file holds' })
const textOfPanel = () => panel.element().textContent

test('what the file holds is told beside its winners, with the law by which they are told and what is left out', async () => {
  showData({ imports: [ofResults], check: { ...check, counts: { ...counts, changed: 2, added: 0 }, results } })
  await expect
    .element(page.getByText('Louisiana’s workbook · Louisiana · 11-03-2026 · 64 of 64 parishes'))
    .toBeVisible()
  await expect.element(panel.getByRole('heading', { name: 'What we read' })).toBeVisible()
  expect(textOfPanel()).toMatch(/Contests1,447Matched to a seat1,429Questions on the ballot, left out18/)
  expect(textOfPanel()).toMatch(/Write-ins, over- and undervotes12,204, kept apartTotals add up1,446 of 1,447/)
  expect(textOfPanel()).toMatch(/Rule used: a majority of the votes, else a runoff \(La\. R\.S\. 18:511\)\./)
  expect(textOfPanel()).toMatch(/“Louisiana’s workbook, results of 11-03-2026”\. Nothing changes before step 3\./)
  // The panel has said the one section of the law.
  expect(page.getByRole('region', { name: 'Seats of the file' }).element().textContent).not.toMatch(/18:511/)
})

test('where winners are told by several sections of the law, each row says its own', async () => {
  const most = { needs: 'most', tie: 'lot', basis: 'Mississippi Code 23-15-605', contests: 1 } as const
  const read = results.read && {
    ...results.read,
    president: 1,
    votes_apart: 0,
    totals: null,
    counties: null,
    rules: [...results.read.rules, most],
  }
  const ofSeveral = { ...results, read }
  showData({ imports: [ofResults], check: { ...check, counts: { ...counts, changed: 2 }, results: ofSeveral } })
  await expect.element(panel).toBeVisible()
  expect(textOfPanel()).toMatch(/For President, left out1.*undervotesnoneTotals add upno totals in this form/)
  expect(textOfPanel()).toMatch(
    /Rules used: .*in 1,429 contests \(.*\); the most votes, a tie by lot, in 1 contest \(Miss/,
  )
  await expect.element(page.getByText('Louisiana’s workbook · Louisiana · 11-03-2026', { exact: true })).toBeVisible()
  expect(page.getByRole('region', { name: 'Seats of the file' }).element().textContent).toMatch(/18:511/)
})

test('a list of the unopposed needs no rule', async () => {
  const read = results.read && { ...results.read, rules: [] }
  showData({ imports: [ofResults], check: { ...check, counts, results: { ...results, read } } })
  await expect.element(panel).toBeVisible()
  expect(textOfPanel()).toMatch(/Nobody stands against those in this file, so that no rule is needed\./)
})

test('a check from before it was told what the file holds shows its winners alone', async () => {
  showData({ imports: [ofResults], check: { ...check, counts, results: { ...results, read: null } } })
  await expect.element(page.getByRole('region', { name: 'Seats of the file' })).toBeVisible()
  expect(panel.elements()).toEqual([])
})

test('a check that does not come says so, and is asked for again', async () => {
  const { onRequest } = showData({ imports: [ofResults], check: { ...check, results } })
  let isThere = false
  onRequest.mockImplementation((method, path) =>
    method === 'GET' && path.endsWith('/check') && !isThere ? new Response(null, { status: 503 }) : undefined,
  )
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(panel.elements()).toEqual([])
  isThere = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel).toBeVisible()
})

const question: ResultsQuestion = {
  id: 'q',
  kind: 'same_person',
  seat: 'Sheriff, Acadia',
  on_file: 'Jeff Wessel',
  in_file: 'JEFFREY WESSEL',
  votes: 2_718,
  options: [
    { id: 'same', label: 'The same' },
    { id: 'somebody_new', label: 'Somebody new' },
  ],
  answer: null,
}

test('what needs an answer comes first; answers are sent together, and one that stays open holds up nothing', async () => {
  const questioned = {
    ...results,
    questions: [question, { ...question, id: 'r', seat: 'Coroner, Acadia' }],
    questions_left: 2,
  }
  const { onRequest } = showData({
    imports: [ofResults],
    check: { ...check, counts: { ...counts, changed: 2, added: 0 }, results: questioned },
  })
  onRequest.mockImplementation((method) =>
    method === 'PUT' ? Response.json({ ...ofResults, status: 'CHECKING', counts: null }, { status: 202 }) : undefined,
  )
  const tray = page.getByRole('region', { name: 'Next step' })
  const next = () => tray.element().textContent
  await expect.poll(next).toMatch(/^2 questions left\. What is not answered is left out, and listed\./)
  await expect.element(tray.getByRole('button', { name: 'Publish' })).toBeVisible()
  const seats = () => page.getByRole('region', { name: 'Seats of the file' }).element().textContent
  expect(seats()).toMatch(/Jeff Wessel.*JEFFREY WESSEL.*2,718 votes.*The same person\?.*Zoe Quill/)
  const same = page
    .getByRole('group', { name: 'The same person? Sheriff, Acadia' })
    .getByRole('button', { name: 'The same' })
  await same.click()
  await expect.poll(next).toMatch(/^1 question left\./)
  expect(tray.getByRole('button', { name: 'Publish' }).elements()).toEqual([])
  // Pressed once more, it is taken back.
  await same.click()
  await expect.poll(next).toMatch(/^2 questions left\./)
  await same.click()
  await tray.getByRole('button', { name: 'Use this answer' }).click()
  await expect
    .poll(() => onRequest.mock.calls.find(([method]) => method === 'PUT')?.slice(1))
    .toEqual([`/admin/imports/${ofResults.id}/results-answers`, { answers: [{ question_id: 'q', option_id: 'same' }] }])
  await expect.element(page.getByText(/^Holding winners beside holders by/)).toBeVisible()
})

test('where nothing is on file but questions, the winners are those that are answered', async () => {
  const none = { ...counts, added: 0, changed: 0, vanishing: 0, seats_changed: 0, places_added: 0 }
  const questioned = {
    ...results,
    counts: { re_elected: 0, somebody_new: 0, untold: 0 },
    seats: [],
    untold: [],
    questions: [question],
    questions_left: 1,
  }
  showData({ imports: [{ ...ofResults, counts: none }], check: { ...check, counts: none, results: questioned } })
  await page.getByRole('button', { name: /^Needs an answer/ }).click()
  await expect.element(page.getByRole('group', { name: 'The same person? Sheriff, Acadia' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Publish' }).elements()).toEqual([])
  expect(page.getByText(/^Nothing would change/).elements()).toEqual([])
  expect(page.getByRole('list', { name: 'What the file would change' }).elements()).toEqual([])
})

test('where all that the file tells is on file, that is said', async () => {
  const none = { ...counts, added: 0, changed: 0, vanishing: 0, seats_changed: 0, places_added: 0 }
  showData({ imports: [{ ...ofResults, counts: none }], check: { ...check, counts: none, results } })
  await expect
    .element(page.getByText('Nothing would change: each result that this file tells for certain is on file already.'))
    .toBeVisible()
})
