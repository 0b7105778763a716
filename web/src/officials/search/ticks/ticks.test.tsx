import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Row } from '@atlas/contract/search/search-request.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionQuery } from '#shared/api/session.ts'
import { OfficialCard } from '#officials/search/results/OfficialCard.tsx'
import { ResultsTable } from '#officials/search/results/ResultsTable.tsx'
import { Ticked } from '#officials/search/ticks/Ticked.tsx'
import { select } from '#officials/search/ticks/ticked.ts'
import { listOf } from '#testing/lists.ts'
import type { Facets } from '#search/filters/use-facets.ts'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const facets: Facets = {
  has: () => true,
  of: () => [],
  labelOf: () => undefined,
  isKnown: true,
  isLoading: false,
  retry: () => {},
}
const view: SearchView = { ...emptyView, columns: ['eo.name', 'office.name'] }

/** How often the office of an official was drawn. */
const drawn = new Map<number, number>()
const rowsFrom = (first: number): Row[] =>
  [0, 1, 2].map((index) => ({
    'eo.id': first + index,
    'eo.name': `Member ${first + index}`,
    get 'office.name'() {
      drawn.set(first + index, (drawn.get(first + index) ?? 0) + 1)
      return 'Sheriff'
    },
  }))
const pages = [rowsFrom(1), rowsFrom(4)]

let client: QueryClient
const signIn = (id: string) =>
  client.setQueryData(sessionQuery.queryKey, { id, organization_of: null } as unknown as Me)

beforeEach(() => {
  sessionStorage.clear()
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  signIn('1')
})
afterEach(() => {
  select(false)
  vi.unstubAllGlobals()
})

/** Two pages of three officials among 181, with links from one to the other and to another search. */
function Screen({ isPhone = false }: { readonly isPhone?: boolean }) {
  const [at, setAt] = useState(0)
  const [shown, setCurrent] = useState(view)
  const rows = pages[at] ?? []
  return (
    <main id="main">
      <h1 tabIndex={-1}>Advanced Search</h1>
      <button type="button" onClick={() => setAt(1 - at)}>
        Turn
      </button>
      <button
        type="button"
        onClick={() => setCurrent({ ...view, filters: [{ column_id: 'state.name', operator: 'eq', value: '28' }] })}
      >
        Filter
      </button>
      {isPhone ? (
        rows.map((row) => (
          <OfficialCard key={Number(row['eo.id'])} row={row} titledBy="h2" isOpen={false} onToggle={toggle} />
        ))
      ) : (
        <ResultsTable rows={rows} caption="Elected officials" view={shown} onChange={() => {}} facets={facets} />
      )}
      <Ticked view={shown} rows={rows} total={181} labelOf={() => undefined} />
    </main>
  )
}
const toggle = () => {}

function open(isPhone = false) {
  show(
    <QueryClientProvider client={client}>
      <Screen isPhone={isPhone} />
      <Toasts />
    </QueryClientProvider>,
    '/advanced-search',
  )
}

const box = (id: number) => page.getByRole('checkbox', { name: `Select Member ${id}`, exact: true })
const boxOfPage = page.getByRole('checkbox', { name: 'Select everybody on this page' })
const tray = page.getByRole('region', { name: 'Selected officials' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a tick draws the tick and no row anew, and the keyboard sets it', async () => {
  await page.viewport(1280, 800)
  open()
  await expect.element(box(1)).toBeInTheDocument()
  await expect.element(tray).not.toBeInTheDocument()
  const before = [...drawn]
  ;(box(2).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(tray).toMatchTextContent(/^1 selected/)
  await expect.element(box(2)).toBeChecked()
  await expect.element(box(2)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(tray).not.toBeInTheDocument()
  expect([...drawn]).toEqual(before)
})

test('the box above ticks the page, says where only some are ticked, and ticks stay on other pages and searches', async () => {
  open()
  await box(2).click()
  await expect.poll(() => (boxOfPage.element() as HTMLInputElement).indeterminate).toBe(true)
  await boxOfPage.click()
  await expect.element(tray).toMatchTextContent(/^3 selected/)
  await press('Turn')
  await expect.element(boxOfPage).not.toBeChecked()
  await box(5).click()
  await press('Filter')
  await expect.element(tray).toMatchTextContent(/^4 selected/)
  await press('Turn')
  await expect.element(boxOfPage).toBeChecked()
  await boxOfPage.click()
  await expect.element(tray).toMatchTextContent(/^1 selected/)
  await press('Clear')
  await expect.element(tray).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Advanced Search' })).toHaveFocus()
})

test('all whom a search finds are ticked at once, on every page, until one is taken away or the filters change', async () => {
  open()
  await box(1).click()
  await press('Select all 181')
  await expect.element(tray).toMatchTextContent(/^All 181 selected/)
  await expect.element(tray.getByRole('button', { name: 'Save as list' })).toHaveFocus()
  await press('Turn')
  await expect.element(box(4)).toBeChecked()
  await press('Turn')
  await box(3).click()
  await expect.element(tray).toMatchTextContent(/^2 selected/)
  await press('Select all 181')
  await press('Filter')
  await expect.element(tray).toMatchTextContent(/^3 selected/)
  await expect.element(tray.getByRole('button', { name: 'Select all 181' })).toBeVisible()
})

test('ticks are one person’s: they wait in the tab, and nobody else sees them', async () => {
  open()
  await box(1).click()
  await box(3).click()
  signIn('2')
  await expect.element(box(1)).not.toBeChecked()
  await expect.element(tray).not.toBeInTheDocument()
  await box(2).click()
  signIn('1')
  await expect.element(tray).toMatchTextContent(/^2 selected/)
  await expect.element(box(2)).not.toBeChecked()
  await expect.element(box(3)).toBeChecked()
})

test('what is ticked on a phone becomes a list, and the ticks go', async () => {
  await page.viewport(375, 800)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({ values: [], coming_follow_ups: 0 })
    sent.push(JSON.parse(String(body)))
    return Response.json({ ...listOf([]), officials: 1 }, { status: 201 })
  })
  open(true)
  await expect.element(page.getByRole('button', { name: 'Details for Member 2' })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  select(true)
  const label = () => box(2).element().closest('label')?.getBoundingClientRect()
  await expect.element(box(2)).toBeInTheDocument()
  expect([label()?.width, label()?.height]).toEqual([44, 44])
  await box(2).click()
  await tray.getByRole('button', { name: 'Save as list' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tray).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Advanced Search' })).toHaveFocus()
  expect(sent).toEqual([
    {
      name: 'Every official',
      is_shared: false,
      made_from: expect.stringMatching(/^Saved from a search on /),
      eo_ids: [2],
    },
  ])
})
