import { standingMarks } from '@atlas/contract/rules/standing.ts'
import { problemMediaType } from '@atlas/contract/problem.ts'
import { useLocation } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { testSettings } from '#testing/settings.ts'
import { QuickSearch } from '#search/quick/QuickSearch.tsx'
import { turnSlashKey } from '#search/quick/slash-key.ts'
import { show } from '#testing/show.tsx'

const field = page.getByLabelText(/^Quick search: /)
const adaCook = page.getByRole('option', { name: /^Ada Cook/ })

const cook = {
  id: 7,
  name: 'Ada Cook',
  office: 'Sheriff',
  jurisdiction: 'Bibb County',
  state: 'Georgia',
  party: null,
  standing: null,
}

const dallas = { id: '01047', name: 'Dallas County', kind: 'county', state: 'Alabama', officials: 11, is_exact: true }
const selma = { column_id: 'jurisdiction.name', id: 'Selma', label: 'Selma', state: 'Alabama', total: 1 }

/** What a quick search answers, where nothing else is said. */
const reply = (overrides: object) => ({
  values: [],
  total: 0,
  named: [],
  places: [],
  understood: null,
  is_similar: false,
  ...overrides,
})
const found = reply({ values: [cook], total: 1 })

type Answers = Record<string, (body: { query?: string; limit?: number }) => unknown>

/** Answers calls by the end of their path, and notes what was asked. */
function answer(answers: Answers): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    if (url.endsWith('/settings')) return Response.json({ ...testSettings, resources_url: null })
    const [end = ''] = Object.keys(answers).filter((each) => url.endsWith(each))
    requests.push(`${end} ${body}`)
    const reply = (await answers[end]?.(JSON.parse(body))) ?? null
    return reply instanceof Response ? reply : Response.json(reply)
  })
  return requests
}

/** Where the page is. */
function Address() {
  const { pathname, search } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(search)}`}</output>
}

function showWide(): void {
  show(
    <>
      <QuickSearch />
      <Address />
      <label>
        Elsewhere <input />
      </label>
    </>,
  )
}

/** The same once the field's code is here, which comes with the focus. */
async function showReady(): Promise<void> {
  showWide()
  await field.click()
  await expect.element(field).toHaveRole('combobox')
}

beforeEach(async () => {
  await page.viewport(1_440, 700)
  turnSlashKey(true)
})
afterEach(() => vi.unstubAllGlobals())

test('what is typed is asked once it has settled, and the officials found stand in a list', async () => {
  const requests = answer({ elected_officials: () => reply({ values: [cook], total: 12 }) })
  await showReady()
  // The page types by itself, a letter a task: between two keys from outside a busy machine lets the field settle.
  const input = field.element() as HTMLInputElement
  for (const letter of 'cook') {
    input.setRangeText(letter, input.value.length, input.value.length, 'end')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.element(page.getByRole('option', { name: 'Ada Cook Sheriff · Bibb County · Georgia' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'All officials whose name contains “cook”' })).toBeVisible()
  await expect.element(page.getByText('The first 1 of 12 officials')).toBeVisible()
  expect(requests).toEqual(['elected_officials {"query":"cook","limit":8}'])
})

test.each(standingMarks)('beside a name stands that somebody else may be in office: %s', async (mark) => {
  answer({
    elected_officials: () =>
      reply({
        values: [
          { ...cook, standing: { mark, sentence: '' } },
          { ...cook, id: 8 },
        ],
        total: 2,
      }),
  })
  await showReady()
  await field.fill('cook')
  await expect
    .element(page.getByRole('option', { name: `Ada Cook ${mark} Sheriff · Bibb County · Georgia`, exact: true }))
    .toBeVisible()
  await expect
    .element(page.getByRole('option', { name: 'Ada Cook Sheriff · Bibb County · Georgia', exact: true }))
    .toBeVisible()
})

test('a whole state that elects somebody is named once', async () => {
  answer({
    elected_officials: () => reply({ values: [{ ...cook, office: 'Governor', jurisdiction: 'Georgia' }], total: 1 }),
  })
  await showReady()
  await field.fill('cook')
  await expect.element(page.getByRole('option', { name: 'Ada Cook Governor · Georgia', exact: true })).toBeVisible()
})

test('the last officials stay until the next ones are here', async () => {
  let release = (_: unknown) => {}
  const pending = new Promise((resolve) => (release = resolve))
  answer({ elected_officials: ({ query }) => (query === 'co' ? found : pending) })
  await showReady()
  await field.fill('co')
  await expect.element(adaCook).toBeVisible()
  await field.fill('coo')
  await expect.element(page.getByText('Searching…')).toBeVisible()
  await expect.element(adaCook).toBeVisible()
  release(reply({}))
})

test('where nothing is found the nearest name is offered, and taken', async () => {
  const requests = answer({
    elected_officials: ({ query }) => (query === 'Ada Cook' ? found : reply({})),
    closest: () => ({ results: [{ id: 'ada-cook', label: 'Ada Cook' }] }),
  })
  await showReady()
  await field.fill('zook mayor')
  await expect.element(page.getByText('No official, office or place matches “zook mayor”.')).toBeVisible()
  await page.getByRole('option', { name: 'Did you mean Ada Cook?' }).click()
  await expect.element(field).toHaveValue('Ada Cook')
  await expect.element(adaCook).toBeVisible()
  expect(requests.filter((each) => each.startsWith('closest'))).toHaveLength(1)
})

test('a phone that nobody has is offered as a search for the phone, and no name that resembles it', async () => {
  const requests = answer({ elected_officials: () => reply({}) })
  await showReady()
  await field.fill('(202) 225-4876')
  await expect
    .element(page.getByRole('option', { name: 'All officials whose phone contains “(202) 225-4876”' }))
    .toBeVisible()
  await expect.element(page.getByText('No official, office or place matches “(202) 225-4876”.')).toBeVisible()
  expect(requests.some((each) => each.startsWith('closest'))).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('status').filter({ hasText: '/' }))
    .toHaveTextContent('/advanced-search {"contact.phone":"contains:(202) 225-4876"}')
})

test('what an office and a place are taken for stands above whom they find, and nobody else is proposed', async () => {
  const understood = {
    offices: ['Coroner'],
    place: 'Dallas County',
    district: null,
    state: 'Alabama',
    is_whole: true,
    left_out: 0,
  }
  const requests = answer({
    elected_officials: ({ query = '' }) =>
      query.startsWith('coroner')
        ? reply({ places: [{ ...dallas, is_exact: false }], understood })
        : reply({ values: [cook], total: 1, understood: { ...understood, offices: ['Sheriff'] } }),
  })
  await showReady()
  await field.fill('sheriff of dallas county')
  await expect.element(page.getByText('Sheriff · Dallas County · Alabama: 1 official')).toBeVisible()
  await field.fill('coroner of dallas county')
  await expect.element(page.getByText('Nobody is on file as Coroner of Dallas County.')).toBeVisible()
  expect(requests.some((each) => each.startsWith('closest'))).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: '/' })).toHaveTextContent('/places/01047 {}')
})

test.each([
  [
    { left_out: 12 },
    'Nobody is shown as Coroner of Dallas County: 12 officials there are on file and left out by the coverage rule.',
  ],
  [
    { left_out: 1, place: null },
    'Nobody is shown as Coroner in Alabama: 1 official of such offices is on file and left out by the coverage rule.',
  ],
])('nobody is said to be missing who is on file and left out by the coverage rule: %j', async (changes, sentence) => {
  const understood = { offices: ['Coroner'], place: 'Dallas County', district: null, state: 'Alabama', is_whole: true }
  answer({ elected_officials: () => reply({ understood: { ...understood, ...changes } }) })
  await showReady()
  await field.fill('coroner there')
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('Enter opens nothing where an office was understood and a name was not', async () => {
  const understood = { offices: ['Mayor'], place: null, district: null, state: null, is_whole: false, left_out: 0 }
  const requests = answer({ elected_officials: () => reply({ understood }) })
  await showReady()
  await field.fill('mayor zook')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No official, office or place matches “mayor zook”.')).toBeVisible()
  await expect.element(field).toHaveValue('mayor zook')
  expect(requests.some((each) => each.startsWith('closest'))).toBe(false)
})

test('a place is listed once: the filter for its officials stands under them', async () => {
  const town = { id: '0169120', name: 'Selma', kind: 'municipality', state: 'Alabama', officials: 36, is_exact: true }
  answer({ elected_officials: () => reply({ places: [town], named: [selma], values: [cook], total: 1 }) })
  await showReady()
  await field.fill('selma')
  const options = page.getByRole('option')
  await expect.element(options.nth(0)).toHaveTextContent('Selma City or town · Alabama · 36 officials')
  await expect.element(options.nth(1)).toHaveTextContent('Ada Cook Sheriff · Bibb County · Georgia')
  await expect.element(options.nth(2)).toHaveTextContent('1 official by Jurisdiction: Selma')
})

test('a ZIP code leads to who represents it, and stands in no address', async () => {
  const requests = answer({ elected_officials: () => reply({ places: [{ ...dallas, is_exact: false }] }) })
  await showReady()
  await field.fill('36701')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Who represents 36701')
  await expect.element(page.getByRole('option').nth(1)).toHaveTextContent('Dallas County Alabama · 11 officials')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: '/' })).toHaveTextContent('/find {}')
  expect(requests.some((each) => each.startsWith('closest'))).toBe(false)
})

test.each([
  [
    'a place of that name',
    { named: [selma], values: [cook], total: 1 },
    '/advanced-search {"jurisdiction.name":"Selma"}',
  ],
  [
    'a place whose whole name was typed',
    { places: [dallas], named: [selma], values: [cook], total: 1, is_similar: true },
    '/places/01047 {}',
  ],
  ['the first official', { values: [cook], total: 1 }, '/officials/7 {}'],
  [
    'an official before a place that only begins so',
    { places: [{ ...dallas, is_exact: false }], values: [cook], total: 1 },
    '/officials/7 {}',
  ],
  [
    'a search for the name, where the officials found only resemble it',
    { values: [cook], total: 1, is_similar: true },
    '/advanced-search {"eo.name":"contains:selma"}',
  ],
  ['a search for the name, where there is nobody', {}, '/advanced-search {"eo.name":"contains:selma"}'],
])('Enter opens %s', async (_, typed, address) => {
  answer({ elected_officials: () => reply(typed) })
  await showReady()
  await field.fill('selma')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: '/' })).toHaveTextContent(address)
  // Advanced Search has a field of its own; there the quick search is a button.
  if (address.startsWith('/advanced-search')) await expect.element(field).not.toBeInTheDocument()
  else await expect.element(field).toHaveValue('')
})

test('Enter opens nothing for what was typed before', async () => {
  let release = (_: unknown) => {}
  const pending = new Promise((resolve) => (release = resolve))
  answer({ elected_officials: ({ query }) => (query === 'cook' ? pending : reply({})) })
  await showReady()
  await field.fill('cook')
  await userEvent.keyboard('{Enter}x')
  release(found)
  await expect.element(page.getByText('No official, office or place matches “cookx”.')).toBeVisible()
  await expect.element(field).toHaveValue('cookx')
})

test('a place of that name stands first, and says how many officials it has', async () => {
  answer({ elected_officials: () => reply({ named: [selma], values: [cook], total: 1 }) })
  await showReady()
  await field.fill('selma')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Selma Jurisdiction · Alabama · 1 official')
})

test('places stand beside people: first where their whole name was typed, else after them', async () => {
  const town = { id: '1321324', name: 'Dallas', kind: 'municipality', state: 'Georgia', officials: 0, is_exact: false }
  answer({ elected_officials: () => reply({ places: [dallas, town], values: [cook], total: 1 }) })
  await showReady()
  await field.fill('dallas')
  const options = page.getByRole('option')
  await expect.element(options.nth(0)).toHaveTextContent('Dallas County Alabama · 11 officials')
  await expect.element(options.nth(1)).toHaveTextContent('Ada Cook Sheriff · Bibb County · Georgia')
  await expect.element(options.nth(2)).toHaveTextContent('Dallas City or town · Georgia · 0 officials')
  await expect.element(page.getByText('1 official and 2 places')).toBeVisible()
})

test('where only a place is called so, nothing else is offered', async () => {
  const requests = answer({ elected_officials: () => reply({ places: [dallas] }) })
  await showReady()
  await field.fill('dallas')
  await expect.element(page.getByText('1 place', { exact: true })).toBeVisible()
  expect(requests.some((each) => each.startsWith('closest'))).toBe(false)
})

test('officials who only resemble what was typed are said to', async () => {
  answer({ elected_officials: () => reply({ values: [cook], total: 9, is_similar: true }) })
  await showReady()
  await field.fill('cookk')
  await expect.element(page.getByText('No exact match for “cookk”. Similar: the first 1 of 9 officials')).toBeVisible()
})

test('the first of many lead to all of them', async () => {
  const cooks = Array.from({ length: 9 }, (_, at) => ({ ...cook, id: at + 1, name: `Ada Cook ${at + 1}` }))
  const requests = answer({
    elected_officials: ({ limit = 0 }) => reply({ values: cooks.slice(0, limit), total: cooks.length }),
  })
  await showReady()
  await field.fill('cook')
  await page.getByRole('option', { name: 'Show all 9 officials' }).click()
  await expect.element(page.getByRole('option', { name: /^Ada Cook 9/ })).toBeVisible()
  await expect.element(page.getByText('9 officials', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^Show all/ })).not.toBeInTheDocument()
  expect(requests.at(-1)).toBe('elected_officials {"query":"cook","limit":200}')
})

test('a failure is said in the list, with a way to try again', async () => {
  const problem = { type: 'x', title: 'x', status: 500, detail: 'Something went wrong.', instance: '1' }
  let isDown = true
  const refusal = () =>
    new Response(JSON.stringify(problem), { status: 500, headers: { 'content-type': problemMediaType } })
  answer({ elected_officials: () => (isDown ? refusal() : found) })
  await showReady()
  await field.fill('cook')
  // Asked again by itself before it is given up.
  await expect.element(page.getByText('No answer came from the server.')).toBeVisible()
  isDown = false
  await page.getByRole('option', { name: 'Try again' }).click()
  await expect.element(adaCook).toBeVisible()
})

test('Escape closes the list and keeps what was typed; once more, it empties the field', async () => {
  answer({ elected_officials: () => found })
  await showReady()
  await field.fill('cook')
  await expect.element(adaCook).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(adaCook).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('cook')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(adaCook).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(field).toHaveValue('')
})

test('whoever goes on with Tab closes the list', async () => {
  answer({ elected_officials: () => found })
  await showReady()
  await field.fill('cook')
  await expect.element(adaCook).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('Elsewhere')).toHaveFocus()
  await expect.element(adaCook).not.toBeInTheDocument()
})

test('"/" leads to the field, but is typed where something is typed', async () => {
  answer({})
  showWide()
  await page.getByLabelText('Elsewhere').fill('')
  await userEvent.keyboard('and/or')
  await expect.element(page.getByLabelText('Elsewhere')).toHaveValue('and/or')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('aria-keyshortcuts', '/')
})

test('whoever turned the key off presses it in vain', async () => {
  turnSlashKey(false)
  answer({})
  showWide()
  await expect.element(field).not.toHaveAttribute('aria-keyshortcuts')
  await userEvent.keyboard('/')
  await expect.element(field).not.toHaveFocus()
})

test('on a narrow screen a button opens it in a dialog, and Escape closes that', async () => {
  await page.viewport(400, 700)
  answer({ elected_officials: () => found })
  show(<QuickSearch />)
  await page.getByRole('button', { name: 'Quick search' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('cook')
  await expect.element(adaCook).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Quick search' })).toHaveFocus()
})
