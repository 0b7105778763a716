import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { show } from '#testing/show.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(null))
})

/** Opens a new page while a field of the frame has the focus. */
async function comeTo(title: string, typed: string, isAwaited = false): Promise<HTMLInputElement> {
  const field = document.body.appendChild(document.createElement('input'))
  field.value = typed
  field.focus()
  show(<PageTitle isAwaited={isAwaited}>{title}</PageTitle>)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  return field
}

test('the first page begins at its top, a new one at its heading, unless somebody types in the frame', async () => {
  const beforeFirst = await comeTo('Place', '', true)
  await expect.element(beforeFirst).toHaveFocus()
  const atFirst = await comeTo('First', '')
  await expect.element(atFirst).toHaveFocus()
  const left = await comeTo('Second', '')
  await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus()
  const typing = await comeTo('Third', 'aber')
  await expect.element(typing).toHaveFocus()
  for (const field of [beforeFirst, atFirst, left, typing]) field.remove()
})

test('a page has the title of its screen, until it is known what its own is', async () => {
  show(<PageTitle isAwaited />, '/places/01047', '/places/$id')
  await expect.element(page.getByRole('heading', { name: 'Place' })).toBeVisible()
  expect(document.title).toBe('Place · Southern Officials Atlas')
})

test('its tab may say another thing than its heading', async () => {
  show(<PageTitle tab="Ada Example, Coroner">Ada Example</PageTitle>, '/officials/1', '/officials/$id')
  await expect.element(page.getByRole('heading', { name: 'Ada Example' })).toBeVisible()
  expect(document.title).toBe('Ada Example, Coroner · Southern Officials Atlas')
})
