import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HelpBox } from '#drives/help/HelpBox.tsx'
import { sessionQuery } from '#shared/api/session.ts'
import { buildDrive, taskId } from '#testing/drives.ts'
import { renee } from '#testing/me.ts'
import { show } from '#testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

function showBox(values: readonly Drive[], { onFile = 6, isAdministrator = false } = {}) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/auth/me')
      ? Response.json({ ...renee, roles: { ADMIN: isAdministrator, USER: true } })
      : Response.json({ values, to_look_at: 0, sent_back: [], is_mailed: true }),
  )
  function Box() {
    useQuery(sessionQuery)
    return (
      <>
        <p>Dallas County</p>
        <HelpBox place={{ id: '01047', fullName: 'Dallas County, Alabama' }} seatsByLaw={9} onFile={onFile} />
      </>
    )
  }
  show(<Box />, '/places/01047')
}

test('the page of a place says how many seats are not on file, and leads into the task that asks for them', async () => {
  showBox([buildDrive({ task_id: taskId })])
  await expect.element(page.getByRole('heading', { name: '3 of 9 seats not on file: help fill them in' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Fill in for Black Belt courthouses' }))
    .toHaveAttribute('href', `/fill/task/${taskId}`)
})

test('where all seats are on file and a line is missing, that is said', async () => {
  showBox([buildDrive({ task_id: taskId })], { onFile: 9 })
  await expect.element(page.getByRole('heading', { name: 'Something is missing here: help fill it in' })).toBeVisible()
})

test('where no drive asks about the place, administrators are led to make one', async () => {
  showBox([], { isAdministrator: true })
  await expect.element(page.getByRole('heading', { name: '3 of 9 seats not on file' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Make a drive' })).toBeVisible()
})
