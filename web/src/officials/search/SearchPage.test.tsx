import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SearchPage } from '#officials/search/SearchPage.tsx'
import { show } from '#testing/show.tsx'

type Answer = () => Response | Promise<Response>

const rows = (first: number) =>
  Array.from({ length: 25 }, (_, index) => ({
    'eo.id': first + index,
    'eo.name': `Official ${first + index}`,
    'eo.last': null,
  }))
const pages: Record<string, Answer> = {
  first: () => Response.json({ values: rows(1), cursor: 'after-25', total: 60 }),
  'after-25': () => Response.json({ values: rows(26), cursor: 'after-50', total: 60 }),
}
let answers: Record<string, Answer>
const details = page.getByRole('button', { name: /^Details for/ })
const next = page.getByRole('button', { name: 'Next' })

/** Looks in one element only, because searching a whole table again and again would delay drawing it. */
async function waitFor(place: string, text: string): Promise<void> {
  await expect
    .poll(() => document.querySelector(place)?.textContent, { interval: 100, timeout: 15_000 })
    .toContain(text)
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  answers = { ...pages }
  vi.stubGlobal('fetch', (url: string, { body }: { body: string | null }) => {
    if (!url.endsWith('/search/eo')) return new Promise(() => {})
    const { cursor } = JSON.parse(body ?? '{}') as { cursor: string | null }
    return Promise.resolve(answers[cursor ?? 'first']?.())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.dispatchEvent(new Event('online'))
})

test('the next page begins at its top, says which rows it shows, and leaves the focus where it was', async () => {
  show(<SearchPage />)
  await expect.poll(() => details.elements().length).toBe(25)
  const frame = page.getByRole('region', { name: /^Elected officials/ }).element()
  frame.scrollTop = 300
  await next.click()
  await expect.element(page.getByText('26–50 of 60', { exact: true })).toBeVisible()
  await expect.element(details.first()).toHaveAccessibleName('Details for Official 26')
  expect(frame.scrollTop).toBe(0)
  await expect.element(next).toHaveFocus()
})

test('Clear Filters empties what is half typed in the drawer, with no filter applied', async () => {
  show(<SearchPage />)
  const years = page.getByRole('textbox', { name: 'Term Length' })
  await years.fill('four')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect.element(years).toHaveValue('')
})

test('what is awaited is shown as awaited only once it is slow, and the last rows stay', async () => {
  let answer = (_: Response) => {}
  answers['after-25'] = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  show(<SearchPage />)
  await expect.poll(() => details.elements().length).toBe(25)
  await next.click()
  await waitFor('main :has(> h1) [role=status]', 'Updating…')
  await waitFor(':has(> label) + [role=status]', 'Loading…')
  expect(details.elements()).toHaveLength(25)
  answer(Response.json({ values: rows(26), cursor: null, total: 60 }))
  await waitFor(':has(> label) + [role=status]', '26–50 of 60')
})

test('a page that fails leaves the last rows with their time, and is tried again', async () => {
  answers['after-25'] = () => Response.json({}, { status: 500 })
  show(<SearchPage />)
  await expect.poll(() => details.elements().length).toBe(25)
  await next.click()
  await waitFor('[role=alert]', 'The list could not be updated. You are looking at the last results, from ')
  expect(details.elements()).toHaveLength(25)
  answers = { ...pages }
  await page.getByRole('button', { name: 'Try again' }).click()
  await waitFor(':has(> label) + [role=status]', '26–50 of 60')
  expect(document.querySelector('[role=alert]')).toBeNull()
}, 30_000)

test('without a signal the list says so, and loads once the signal is back', async () => {
  show(<SearchPage />)
  await expect.poll(() => details.elements().length).toBe(25)
  window.dispatchEvent(new Event('offline'))
  await next.click()
  await waitFor('[role=alert]', 'You are offline. The list will load when the signal is back.')
  expect(details.elements()).toHaveLength(25)
  window.dispatchEvent(new Event('online'))
  await waitFor(':has(> label) + [role=status]', '26–50 of 60')
})

test('rows are compact, and the density tool changes how high they are', async () => {
  show(<SearchPage />)
  const height = () => details.first().element().closest('tr')?.getBoundingClientRect().height
  await expect.poll(() => details.elements().length).toBe(25)
  expect(height()).toBe(34)
  for (const [density, pixels] of [
    ['Standard', 52],
    ['Roomy', 64],
  ] as const) {
    await page.getByRole('button', { name: 'Density' }).click()
    await page.getByRole('menuitemradio', { name: density }).click()
    await expect.poll(height).toBe(pixels)
  }
  await expect.element(page.getByRole('button', { name: 'Density' })).toHaveFocus()
})

test('the columns for calling are one press away, and the standard ones another', async () => {
  show(<SearchPage />)
  await expect.poll(() => details.elements().length).toBe(25)
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
  await page.getByRole('button', { name: 'For calling' }).click()
  await expect.element(heading('Phone')).toBeInTheDocument()
  await expect.element(heading('Jurisdiction')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'For calling' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'For calling' }).click()
  await expect.element(heading('Ethnicity')).toBeInTheDocument()
})

test('a window that a tool opened stays when a phone is turned', async () => {
  await page.viewport(375, 812)
  show(<SearchPage />)
  await page.getByRole('button', { name: 'More for this search' }).click()
  await page.getByRole('menuitem', { name: 'Columns …' }).click()
  const dialog = page.getByRole('dialog', { name: /^Columns/ })
  await dialog.getByRole('checkbox', { name: 'County Population' }).click()
  await page.viewport(812, 600)
  await expect.element(page.getByRole('button', { name: 'Density' })).toBeInTheDocument()
  await expect.element(dialog.getByRole('checkbox', { name: 'County Population' })).toBeChecked()
})

test('below 768 pixels there are cards above four tools, and a menu of the others', async () => {
  await page.viewport(375, 812)
  show(<SearchPage />)
  await expect.poll(() => page.getByRole('article').elements().length).toBe(25)
  expect(page.getByRole('button', { name: 'Density' }).elements()).toHaveLength(0)
  for (const name of ['Filters', 'Order', 'Map']) await expect.element(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('button', { name: 'More for this search' }).click()
  const more = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(more)
    .toEqual(['Columns …', 'Save search …', 'Picture', 'Download as CSV or Excel …', 'Select', 'Clear Filters'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})
