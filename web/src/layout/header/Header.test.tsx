import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { Settings } from '@atlas/contract/endpoints/service/service.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { testSettings } from '#testing/settings.ts'
import { FeedbackHost } from '#layout/feedback/FeedbackHost.tsx'
import { forgetFeedback } from '#layout/feedback/open-feedback.ts'
import { Footer } from '#layout/Footer.tsx'
import { accountButtonId } from '#layout/header/AccountButton.tsx'
import { Header } from '#layout/header/Header.tsx'
import { navigationPages } from '#routes/navigation-pages.ts'
import { HistoricStrip } from '#layout/Shell.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const renee: Me = {
  id: '1',
  first_name: 'Renee',
  last_name: 'Baptiste',
  email: 'renee@example.org',
  organization: 'Delta Voices',
  organization_of: null,
  roles: { ADMIN: true, USER: true },
  preference: { state_id: '13', state: 'Georgia' },
  is_welcomed: true,
  last_visit: '2026-11-21T14:05:09-06:00',
  is_nonpartisan: false,
  asks_nonpartisan: false,
  is_nearest_first: null,
  two_factor: { is_on: false, required_from: null },
}
const entries = [
  'Search Builder',
  'Advanced Search',
  'Places',
  'Coming Up',
  'Fill In',
  'Saved',
  'Feedback',
  /^Additional Resources/,
  'Admin',
]
const menuButton = page.getByRole('button', { name: /account menu|^Menu$/ })

function showFrame(user: Me | null, changes: Partial<Settings> = {}) {
  const requests = vi.fn<(url: string, request: RequestInit) => void>()
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.endsWith('/auth/me')) return Response.json(user)
    if (url.endsWith('/settings')) return Response.json({ ...testSettings, ...changes })
    requests(url, request)
    return Response.json({ state_id: '28', state: 'Mississippi' })
  })
  show(
    <>
      <Header pages={navigationPages} />
      <HistoricStrip />
      <main id="main">
        <h1 tabIndex={-1}>A page</h1>
      </main>
      <Footer />
      {user && <FeedbackHost user={user} menuButtonId={accountButtonId} />}
      <Toasts />
    </>,
  )
  return requests
}

beforeEach(() => forgetFeedback())
afterEach(() => vi.unstubAllGlobals())

test('every page says at its head when the data is of the past', async () => {
  showFrame(renee, {
    is_demonstration: false,
    is_historic: true,
    records_from: '2018-07-01',
    records_as_of: '2018-07-01',
  })
  await expect
    .element(page.getByRole('note'))
    .toHaveTextContent('Historic data. These are the officials of 07-01-2018; most are out of office.')
  await expect.element(page.getByText('Records as of 07-01-2018')).toBeVisible()
  await expect.element(page.getByText('Demonstration data')).not.toBeInTheDocument()
})

test('a wide header shows the long title, every entry, and the quick search', async () => {
  await page.viewport(1_536, 800)
  showFrame(renee)
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const name of entries)
    await expect.element(main.getByRole('link', { name }).or(main.getByRole('button', { name }))).toBeVisible()
  await expect.element(page.getByText('Southern Officials Atlas')).toBeVisible()
  await expect.element(page.getByText('Officials Atlas', { exact: true })).not.toBeVisible()
  await expect.element(page.getByPlaceholder('Name, office or place')).toBeVisible()
  await expect.element(main.getByRole('link', { name: /^Additional Resources/ })).toHaveAttribute('target', '_blank')
})

test.for([
  [1_024, null],
  [1_280, null],
  [1_280, 'https://files.example'],
  [1_440, null],
] as const)('a header %i wide has room for its title and for every entry', async ([width, resources_url]) => {
  await page.viewport(width, 800)
  showFrame(renee, { resources_url })
  await expect.element(page.getByRole('link', { name: 'Admin' })).toBeVisible()
  const header = page.getByRole('banner')
  expect(header.element().scrollWidth).toBe(header.element().clientWidth)
  for (const title of header.getByText(/Officials Atlas$/).elements()) expect(title.scrollWidth).toBe(title.clientWidth)
})

test('on a phone the menu holds the entries, the preferred state, the theme and Logout', async () => {
  await page.viewport(375, 812)
  showFrame(renee)
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Officials Atlas', { exact: true })).toBeVisible()
  await menuButton.click()
  for (const name of [...entries, /^Preferred state Georgia/, 'Logout'])
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  await expect.element(page.getByRole('menuitemradio', { name: 'Match system' })).toBeVisible()
})

test('an organization without a place for files has no entry for it', async () => {
  await page.viewport(1_280, 800)
  showFrame(renee, { resources_url: null })
  await expect.element(page.getByRole('link', { name: 'Admin' })).toBeVisible()
  await expect.element(page.getByText(/Additional Resources/)).not.toBeInTheDocument()
})

test('a stranger is led to Sign Up, and finds Login in the menu, and nothing else', async () => {
  await page.viewport(375, 812)
  showFrame(null)
  await expect.element(page.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await menuButton.click()
  await expect.element(page.getByRole('menuitem', { name: 'Login' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Quick search' })).not.toBeInTheDocument()
})

test('feedback opened from the menu gives the focus back to the menu', async () => {
  await page.viewport(375, 812)
  showFrame(renee)
  await menuButton.click()
  await page.getByRole('menuitem', { name: 'Feedback' }).click()
  await expect.element(page.getByLabelText('Subject')).toHaveFocus()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(menuButton).toHaveFocus()
})

test('the preferred state is saved as its id, and said', async () => {
  await page.viewport(1_280, 800)
  const requests = showFrame(renee)
  await menuButton.click()
  await page.getByRole('menuitem', { name: /^Preferred state/ }).click()
  await expect.element(page.getByRole('radio', { name: 'Georgia' })).toBeChecked()
  await page.getByRole('radio', { name: 'Mississippi' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Your searches start in Mississippi.').first()).toBeVisible()
  expect(requests.mock.lastCall?.[0]).toMatch(/\/preferences\/me$/)
  expect(requests.mock.lastCall?.[1]).toMatchObject({ method: 'PUT', body: '{"state_id":"28"}' })
  await expect.element(menuButton).toHaveFocus()
  await menuButton.click()
  await expect.element(page.getByRole('menuitem', { name: /^Preferred state Mississippi/ })).toBeVisible()
})

test('the footer names who presents, whom to ask, from when the data is, and what it is', async () => {
  showFrame(null)
  const footer = page.getByRole('contentinfo')
  for (const text of ['Southern Civic Data Partnership', 'Records as of 08-05-2026', 'Demonstration data'])
    await expect.element(footer.getByText(text)).toBeVisible()
  const support = footer.getByRole('link', { name: 'help@atlas.example' })
  await expect.element(support).toHaveAttribute('href', 'mailto:help@atlas.example')
  await expect.element(footer.getByRole('link', { name: /^Records as of/ })).not.toBeInTheDocument()
})

test('the footer says the years of records that are not all of one day', async () => {
  showFrame(renee, { is_demonstration: false, records_from: '2018-07-01' })
  await expect.element(page.getByRole('link', { name: 'Public records of 2018 to 2026' })).toBeVisible()
})

test('the date of the data leads whoever is signed in to what is covered, and so does the menu', async () => {
  await page.viewport(375, 812)
  showFrame(renee)
  await expect.element(page.getByRole('link', { name: 'Records as of 08-05-2026' })).toHaveAttribute('href', '/data')
  await menuButton.click()
  await expect.element(page.getByRole('menuitem', { name: 'Data and coverage' })).toHaveAttribute('href', '/data')
})
