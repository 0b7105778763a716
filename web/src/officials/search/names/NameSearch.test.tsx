import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, field, namesReply, option, showSearch } from '#testing/names.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'

const status = page.getByRole('status')
const georgia = { column_id: 'state.name', operator: 'in' as const, value: ['13'] }

const many = Array.from({ length: 10_000 }, (_, index) => `First${index} Last${String(index).padStart(5, '0')}`)

test('of 10,000 names only those in sight are in the document, and each says its place among all', async () => {
  answer({ names: () => namesReply(many) })
  showSearch()
  await field.click()
  await expect.element(option('First0 Last00000')).toHaveAttribute('aria-posinset', '1')
  await expect.element(option('First0 Last00000')).toHaveAttribute('aria-setsize', '10000')
  await expect.element(status).toHaveTextContent('10,000 names, by last name')
  expect(page.getByRole('option').elements().length).toBeLessThan(40)
})

test('the keyboard reaches the last of 10,000 names at once, and what it highlights is in sight', async () => {
  answer({ names: () => namesReply(many) })
  showSearch()
  await field.click()
  await expect.element(option('First0 Last00000')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  const last = option('First9999 Last09999')
  await expect.element(last).toHaveAttribute('data-highlighted')
  await expect.element(last).toHaveAttribute('aria-posinset', '10000')
  await expect.element(last).toBeInViewport({ ratio: 1 })
  await expect.poll(() => field.element().getAttribute('aria-activedescendant')).toBe(last.element().id)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('First9998 Last09998')).toHaveAttribute('data-highlighted')
})

test('Enter picks the first match: the search is narrowed to the name, and the details open', async () => {
  answer({ names: () => namesReply(['Ann Baker', 'Jennifer Adams-Williams']) })
  const screen = showSearch({ filters: [georgia], page: 3, cursors: ['a', 'b'] })
  await field.fill('adams jen')
  await expect.element(option('Jennifer Adams-Williams')).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveFocus()
  expect(screen.view()).toMatchObject({
    filters: [georgia, { column_id: 'eo.name', operator: 'in', value: ['Jennifer Adams-Williams'] }],
    open: [2],
    page: 1,
  })
})

test('a second name is added to the first, and the list still offers everyone under the other filters', async () => {
  const requests = answer({ names: () => namesReply(['Ann Baker', 'Jennifer Adams']) })
  const picked = { column_id: 'eo.name', operator: 'in' as const, value: ['Ann Baker'] }
  const screen = showSearch({ filters: [georgia, picked] })
  await field.click()
  await expect.element(option('Ann Baker (picked)')).toBeVisible()
  await option('Jennifer Adams').click()
  expect(screen.view().filters[1]).toEqual({ ...picked, value: ['Ann Baker', 'Jennifer Adams'] })
  expect(requests.names.map(({ body }) => body.filters)).toEqual([[georgia]])
})

test('Escape closes the list, and pressed once more it takes no picked name away', async () => {
  answer({ names: () => namesReply(['Ann Baker']) })
  const filters = [{ column_id: 'eo.name', operator: 'in' as const, value: ['Ann Baker'] }]
  const screen = showSearch({ filters })
  await field.fill('ann')
  await expect.element(option('Ann Baker (picked)')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  expect(screen.view().filters).toEqual(filters)
})

test('officials of one name are told apart by office and place, and the one picked opens', async () => {
  const requests = answer({
    names: () => namesReply(['James Smith', 'James Smith', 'Zoe Young']),
    offices: () => ({
      values: [
        { 'eo.id': 1, 'office.name': 'Sheriff', 'jurisdiction.name': 'Bibb County', 'state.name': 'Alabama' },
        { 'eo.id': 2, 'office.name': 'Governor', 'jurisdiction.name': 'Georgia', 'state.name': 'Georgia' },
      ],
      cursor: null,
      total: 2,
    }),
  })
  const screen = showSearch()
  await field.fill('smith')
  await expect.element(option('James Smith Sheriff, Bibb County, AL')).toBeVisible()
  await option('James Smith Governor, Georgia').click()
  expect(screen.view().filters).toEqual([{ column_id: 'eo.name', operator: 'in', value: ['James Smith'] }])
  expect(screen.view().open).toEqual([2])
  expect(requests.offices.at(-1)?.body.filters).toEqual([{ column_id: 'eo.id', operator: 'in', value: [1, 2] }])
})

test('beside a name stands that the result of the last election is not in yet', async () => {
  const smith = { 'eo.id': 1, 'office.name': 'Sheriff', 'jurisdiction.name': 'Bibb County', 'state.name': 'Alabama' }
  answer({
    names: () => namesReply(['James Smith']),
    offices: () => ({ values: [{ ...smith, 'stats.result_pending': localDay(new Date()) }], cursor: null, total: 1 }),
  })
  showSearch()
  await field.click()
  await expect.element(option('James Smith Result not in yet Sheriff, Bibb County, AL')).toBeVisible()
})

test('while offices are not known, a name says how many bear it', async () => {
  answer({ names: () => namesReply(['James Smith', 'James Smith']), offices: () => new Promise(() => {}) })
  showSearch()
  await field.click()
  await expect.element(option('James Smith One of 2 officials of this name').first()).toBeVisible()
})

test('a misspelled name leads to names that resemble it; those of the other filters come last and say so', async () => {
  const results = ['Dwight Johnson', 'Ann Johnson'].map((label) => ({ id: label, label }))
  answer({
    names: () => namesReply(['Ann Baker', 'Ann Johnson', 'Ann Johnson']),
    closest: () => ({ results: results.slice(0, 1) }),
    fuzzy: () => ({ results: results.map((result) => ({ ...result, score: 0.5 })) }),
  })
  const screen = showSearch({ filters: [georgia] })
  await field.fill('jonsonn')
  await expect.element(status).toHaveTextContent('No name matches “jonsonn”. Did you mean …?')
  await expect.element(page.getByRole('option').nth(2)).toHaveTextContent('Dwight JohnsonHidden by the other filters')
  await page.getByRole('option').nth(1).click()
  expect(screen.view().open).toEqual([3])
})

test('what resembles no name says so', async () => {
  answer({ names: () => namesReply(['Ann Baker']) })
  showSearch()
  await field.fill('xq')
  await expect.element(status).toHaveTextContent('No name matches “xq”. There are no similar names either.')
})

test('of 25,000 names the first 10,000 are offered at once, and the others once letters are typed', async () => {
  const requests = answer({
    names: ({ body }) =>
      body.limit === 10_000
        ? namesReply(many, 25_000)
        : { values: [{ 'eo.id': 24_000, 'eo.name': 'Zoe Young' }], cursor: null, total: 1 },
    type_ahead: () => ({ results: [{ id: '9', label: 'Zoe Young' }] }),
  })
  const screen = showSearch({ filters: [georgia] })
  await field.click()
  await expect
    .element(status)
    .toHaveTextContent('Showing the first 10,000 of 25,000 names; type more letters to search all.')
  await field.fill('zoe')
  await expect.element(option('Zoe Young')).toBeVisible()
  expect(requests.type_ahead.map(({ body }) => body.value)).toEqual(['zoe'])
  const named = { column_id: 'eo.name', operator: 'in', value: ['Zoe Young'] }
  expect(requests.names.at(-1)?.body.filters).toEqual([georgia, named])
  await option('Zoe Young').click()
  expect(screen.view().open).toEqual([24_000])
})

test('names are got by a URL, whose answer the browser keeps; filters that are too long for one are posted', async () => {
  const requests = answer({ names: () => namesReply(['Ann Baker']) })
  const screen = showSearch({ filters: [georgia] })
  await field.click()
  await expect.element(option('Ann Baker')).toBeVisible()
  const long = { ...georgia, column_id: 'office.name', value: Array.from({ length: 800 }, (_, index) => `${index}`) }
  screen.change({ filters: [long] })
  await expect.poll(() => requests.names.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(requests.names.map(({ body }) => body.filters)).toEqual([[georgia], [long]])
})

test('the names are asked for after the rows, and once for all sorts, pages and columns', async () => {
  const requests = answer({ names: () => namesReply(['Ann Baker']) })
  const screen = showSearch({}, false)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(requests.names).toHaveLength(0)
  screen.rowsCome()
  await expect.poll(() => requests.names).toHaveLength(1)
  screen.change({ sort: [{ column_id: 'eo.age', direction: 'desc' }], page: 2, cursors: ['x'], columns: ['eo.name'] })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(requests.names).toHaveLength(1)
})

test('who goes to the field before the rows have come need not wait for them', async () => {
  answer({ names: () => namesReply(['Ann Baker']) })
  showSearch({}, false)
  await field.fill('ann')
  await expect.element(option('Ann Baker')).toBeVisible()
})

test('a new query ends the request for the names of the one before', async () => {
  const requests = answer({ names: () => new Promise(() => {}) })
  const screen = showSearch()
  await expect.poll(() => requests.names).toHaveLength(1)
  expect(requests.names[0]?.signal?.aborted).toBe(false)
  screen.change({ filters: [georgia] })
  await expect.poll(() => requests.names[0]?.signal?.aborted).toBe(true)
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'on a connection with %o no names come unasked',
  async (connection) => {
    vi.spyOn(navigator as { connection: object } & Navigator, 'connection', 'get').mockReturnValue(connection)
    const requests = answer({ names: () => namesReply(['Ann Baker']) })
    showSearch()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(requests.names).toHaveLength(0)
    await field.click()
    await expect.element(option('Ann Baker')).toBeVisible()
    vi.restoreAllMocks()
  },
)

test('names that do not come are said to be loading, then to have failed, and can be asked for again', async () => {
  let fail = () => {}
  let isDown = true
  const pending = new Promise<object>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  answer({ names: () => (isDown ? pending : namesReply(['Ann Baker'])) })
  showSearch()
  await field.click()
  await expect.element(status).toHaveTextContent('Loading the names…')
  fail()
  await expect.element(status).toHaveTextContent('The names could not be loaded.')
  isDown = false
  await option('Try again').click()
  await expect.element(option('Ann Baker')).toBeVisible()
})

test('without a connection the list says so, and fills when the signal is back', async () => {
  answer({ names: () => namesReply(['Ann Baker']) })
  showSearch({}, false)
  // The code of the list is loaded while there is a signal.
  await expect.element(field).toBeVisible()
  window.dispatchEvent(new Event('offline'))
  await field.click()
  await expect.element(status).toHaveTextContent('You are offline. The names will load when the signal is back.')
  window.dispatchEvent(new Event('online'))
  await expect.element(option('Ann Baker')).toBeVisible()
})
