import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PlaceLede } from '#places/page/PlaceLede.tsx'
import { buildPlace } from '#testing/place.ts'
import { show } from '#testing/show.tsx'

const pending = { seats: 14, of: 19, days: [{ date: '2026-11-03', seats: 14 }], records_as_of: '2026-08-28' }

test('a place says how many results are awaited, how many terms are over, and for how many that is long ago', async () => {
  const overdue = { terms_over: 12, results_pending: 14, pending_since: '2026-11-03', long_over: 12 }
  show(<PlaceLede place={buildPlace({ pending, overdue })} />)
  const notice = page.getByRole('note')
  await expect
    .element(
      notice.getByText(/14 of these 19 seats were on the ballot on 11-03-2026, and we do not have the results yet\./),
    )
    .toBeVisible()
  await expect.element(notice.getByText(/12 terms are over\./)).toBeVisible()
  await expect
    .element(notice.getByText(/12 are more than 90 days late and read “Term over, successor not on file”\./))
    .toBeVisible()
})

test('a place whose terms ended without a ballot on file says so too', async () => {
  const overdue = { terms_over: 2, results_pending: 0, pending_since: null, long_over: 0 }
  show(<PlaceLede place={buildPlace({ overdue })} />)
  await expect
    .element(page.getByRole('note').getByText(/2 terms are over among these 19, and no successor is on file\./))
    .toBeVisible()
})

test('a place of which nothing is late says nothing of it', async () => {
  show(<PlaceLede place={buildPlace({})} />)
  await expect.element(page.getByText(/represent Dallas County/)).toBeVisible()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
})
