import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renee } from '#testing/me.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import type { ListSource } from '#saved/lists/save/use-list-form.ts'
import { keisha, listId, listOf } from '#testing/lists.ts'
import { showToast, Toasts } from '#shared/ui/overlay/toasts.tsx'
import { show } from '#testing/show.tsx'

const dallas: ListSource = {
  request: { place_ids: ['01047'] },
  count: 19,
  suggestedName: 'Dallas County officials',
  madeFrom: 'Saved from the place page',
}
const two: ListSource = { request: { eo_ids: [1, 2] }, count: 2, suggestedName: 'Sheriffs in Mississippi' }

const own = summary({ name: 'Bolivar and Sunflower' })
const shared = summary({ id: '55555555-5555-4555-8555-555555555555', name: 'Bolivar and Sunflower', owner: keisha })

function summary(changes: Partial<ListSummary>): ListSummary {
  const { script: _, officials: __, ...list } = listOf([])
  return { ...list, officials: 8, ...changes }
}

afterEach(() => vi.unstubAllGlobals())

type Answer = (url: string, body: Record<string, unknown>) => Response | null

/** The button that opens the dialog, and the requests sent; null is a lost signal. */
function showButton(
  source: ListSource,
  lists: () => Response | Promise<Response> = replyOf([]),
  answer: Answer = made,
) {
  const sent: unknown[] = []
  const onSaved = vi.fn<() => void>()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return url.endsWith('/lists') ? await lists() : Response.json(renee)
    const content = JSON.parse(String(body)) as Record<string, unknown>
    const reply = answer(url, content)
    if (reply === null) throw new TypeError('Failed to fetch')
    sent.push(content)
    return reply
  })
  const client = createQueryClient({ showMessage: (text) => showToast('error', text), goTo: () => {} })
  client.setQueryData(sessionQuery.queryKey, renee)
  show(
    <QueryClientProvider client={client}>
      <SaveAsListButton source={() => source} look={undefined} onSaved={onSaved} />
      <Toasts />
    </QueryClientProvider>,
  )
  return { sent, onSaved }
}

const replyOf = (values: readonly ListSummary[]) => () => Response.json({ values, coming_follow_ups: 0 })
const made: Answer = (_, { name }) => Response.json({ ...own, name, officials: 19 }, { status: 201 })
const refusing = (detail: string, status = 422) =>
  Response.json({ type: 'about:blank', title: '', status, detail, instance: '' }, { status })

const open = () => page.getByRole('button', { name: 'Save as list' }).click()
const dialog = page.getByRole('dialog', { name: 'Save as list' })
const name = dialog.getByLabelText('Name')
const into = dialog.getByLabelText('Put into')

test('the officials of a place become a list with Enter alone, and a message leads to it', async () => {
  const { sent, onSaved } = showButton(dallas)
  await open()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('Dallas County officials')
  await expect.element(dialog.getByText('19 officials')).toBeVisible()
  await expect.element(into).toHaveAccessibleDescription('You have no list yet.')
  await dialog.getByRole('radio', { name: 'Everybody at Delta Civic Voices' }).click()
  await expect
    .element(
      dialog.getByText(
        '5 people. They can call from it, add officials, and see what was said; only you can rename or delete it.',
      ),
    )
    .toBeVisible()
  await name.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Dallas County officials: 19 officials.').first()).toBeVisible()
  const link = page.getByRole('link', { name: 'Open the list' })
  await expect.element(link).toHaveAttribute('href', `/lists/${listId}`)
  // The message disappears; the link to the list stays beside the button.
  const lasting = page.getByRole('link', { name: 'Open “Dallas County officials”' })
  await expect.element(lasting).toHaveAttribute('href', `/lists/${listId}`)
  await link.click()
  await expect.element(link).not.toBeInTheDocument()
  expect(onSaved).toHaveBeenCalledOnce()
  expect(sent).toEqual([
    {
      name: 'Dallas County officials',
      is_shared: true,
      made_from: 'Saved from the place page',
      place_ids: ['01047'],
    },
  ])
})

test('they come into a list there is, own or shared, and the message says who was in it already', async () => {
  const { sent } = showButton(two, replyOf([own, shared]), () => Response.json({ added: 1, officials: 9 }))
  await open()
  await expect.element(into).toHaveAccessibleDescription('Your lists, and those that colleagues share.')
  await into.selectOptions('Bolivar and Sunflower (Keisha Tolliver)')
  await expect.element(name).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Add to list' }).click()
  await expect.element(page.getByText('1 official added').first()).toBeVisible()
  await expect
    .element(page.getByText('1 was in it already. Bolivar and Sunflower has 9 officials now.').first())
    .toBeVisible()
  expect(sent).toEqual([{ eo_ids: [1, 2] }])
})

test('where all are in the list already, the message says so', async () => {
  showButton(two, replyOf([own]), () => Response.json({ added: 0, officials: 8 }))
  await open()
  await into.selectOptions(own.name)
  await dialog.getByRole('button', { name: 'Add to list' }).click()
  await expect.element(page.getByText('All of them are in this list already').first()).toBeVisible()
})

test('a refusal stands at its field until something else is said, and nothing else says it', async () => {
  const most = 'You have 200 lists, which is the most. Delete one first.'
  showButton(two, replyOf([own]), (url) =>
    url.endsWith('/lists') ? refusing(most) : refusing('There is nothing at this address.', 404),
  )
  await open()
  await name.fill(' ')
  await dialog.getByRole('button', { name: 'Save list' }).click()
  await expect.element(name).toHaveAccessibleDescription('Enter a name.')
  await name.fill('Sheriffs')
  await dialog.getByRole('button', { name: 'Save list' }).click()
  await expect.element(name).toHaveAccessibleDescription(most)
  await into.selectOptions(own.name)
  await expect.element(into).not.toHaveAttribute('aria-invalid')
  await dialog.getByRole('button', { name: 'Add to list' }).click()
  await expect
    .element(dialog.getByText('This list is not there any more. Choose another, or make a new one.'))
    .toBeVisible()
  await expect.element(into).toHaveAttribute('aria-invalid', 'true')
  expect(page.getByRole('button', { name: /^Dismiss/ }).elements()).toHaveLength(0)
})

test('more than a list holds is said before it is sent', async () => {
  const { sent } = showButton({ ...two, count: 10_001 })
  await open()
  await expect
    .element(dialog.getByText('A list holds 10,000 officials at most. Narrow the filters first.'))
    .toBeVisible()
  await name.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('lists that are awaited, or cannot be read, keep nobody from making a new one', async () => {
  let answer: (reply: Response) => void = () => {}
  showButton(two, () => new Promise((resolve) => (answer = resolve)))
  await open()
  await expect.element(into).toHaveAccessibleDescription('Reading your lists…')
  answer(refusing('Something went wrong on our side.', 500))
  await expect.element(dialog.getByRole('status')).toMatchTextContent(/^Your lists could not be read\./)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(into).toHaveAccessibleDescription('Reading your lists…')
  answer(replyOf([own])())
  await into.selectOptions(own.name)
  await into.selectOptions('A new list')
  await expect.element(name).toHaveValue('Sheriffs in Mississippi')
})

test('without a signal the form says that nothing was sent, and keeps what was typed', async () => {
  const { onSaved } = showButton(two, replyOf([]), () => null)
  await open()
  await name.fill('Sheriffs')
  await dialog.getByRole('button', { name: 'Save list' }).click()
  await expect.element(dialog.getByText('No answer came from the server.')).toBeVisible()
  await expect.element(name).toHaveValue('Sheriffs')
  expect(onSaved).not.toHaveBeenCalled()
})
