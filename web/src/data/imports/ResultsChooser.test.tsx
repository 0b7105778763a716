import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { ResultsFound } from '@atlas/contract/endpoints/data/import-check.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { check, checked, counts, showData } from '#testing/imports.tsx'

const ofResults: Import = { ...checked, kind: 'results', file_name: 'la-results.xlsx' }
const results: ResultsFound = {
  form: 'Louisiana’s workbook',
  state: 'Louisiana',
  day: '2026-11-03',
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
    },
  ],
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
  await page.getByRole('button', { name: /^Re-elected/ }).click()
  await expect.poll(seats).not.toMatch(/Zoe Quill/)
  expect(seats()).toMatch(/James Etta David/)
  const steps = page.getByRole('list', { name: 'Steps of an import' }).element().textContent
  expect(steps).toMatch(/Choose a file.*Check the winners.*Publish/)
  expect(steps).not.toMatch(/Match the columns/)
})
