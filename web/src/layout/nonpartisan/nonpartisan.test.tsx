import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { problems } from '@atlas/contract/problem.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { wasNonpartisan } from '#shared/api/remembered-view.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { NonpartisanLine } from '#layout/nonpartisan/NonpartisanLine.tsx'
import { Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const keisha: Me = {
  id: '1',
  first_name: 'Keisha',
  last_name: 'Tolliver',
  email: 'keisha@example.org',
  organization: 'Delta Voices',
  organization_of: null,
  roles: { ADMIN: false, USER: true },
  preference: { state_id: null, state: null },
  is_welcomed: true,
  last_visit: '2026-11-20T15:00:00.000Z',
  is_nonpartisan: true,
  asks_nonpartisan: false,
  is_nearest_first: null,
  two_factor: { is_on: false, required_from: null },
}

let user: Me
let refusals: number
const line = page.getByRole('note')
const turnOff = page.getByRole('button', { name: 'Turn off' })

beforeEach(() => {
  refusals = 0
  user = keisha
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/preferences/nonpartisan')) {
      user = { ...user, is_nonpartisan: (JSON.parse(String(body)) as { is_on: boolean }).is_on }
      return Response.json({ is_nonpartisan: user.is_nonpartisan })
    }
    return Response.json(user)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Something that the page fetches: how often, and in which view. */
function Fetched({ onAsk }: { readonly onAsk: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: ['fetched'], queryFn: onAsk })
  return <p>{isError ? 'Refused' : data}</p>
}

function showPage(first: Me, onAsk: () => Promise<string>) {
  const client = createQueryClient({ showMessage: () => {}, goTo: () => {} })
  client.setQueryData(sessionQuery.queryKey, first)
  show(
    <QueryClientProvider client={client}>
      <NonpartisanLine />
      <h1 tabIndex={-1}>A page</h1>
      <Fetched onAsk={onAsk} />
      <Toasts />
    </QueryClientProvider>,
  )
}

test('the line turns the view off, and what was fetched is asked anew', async () => {
  showPage(user, async () => (user.is_nonpartisan ? 'Without party' : 'With party'))
  await expect
    .element(line)
    .toHaveTextContent(
      'Nonpartisan view is on. Party and candidates’ shares are hidden on every page, in files and in print.Turn off',
    )
  await expect.element(page.getByText('Without party')).toBeVisible()
  expect(wasNonpartisan()).toBe(true)
  await turnOff.click()
  await expect.element(page.getByText('With party')).toBeVisible()
  await expect.element(page.getByText('Nonpartisan view is off. Party and candidates’ shares are shown.')).toBeVisible()
  expect(line.elements()).toEqual([])
  expect(wasNonpartisan()).toBe(false)
})

test('a tab that has not heard that the view is on follows with the first refusal', async () => {
  showPage({ ...user, is_nonpartisan: false }, async () => {
    if (refusals++ === 0) throw new ApiProblem(problems.hidden.status, problems.hidden.detail)
    return 'Without party'
  })
  await expect.element(line).toBeVisible()
  await expect.element(page.getByText('Without party')).toBeVisible()
})
