import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SeatSquares } from '#shared/ui/list/SeatSquares.tsx'
import { show } from '#testing/show.tsx'

test('seats stand as one picture: those counted, those known, then those not known, each crossed', async () => {
  show(<SeatSquares seats={5} known={3} counted={1} label="5 seats on file, 1 of 3 known, 2 not known" />)
  const picture = page.getByRole('img', { name: '5 seats on file, 1 of 3 known, 2 not known' })
  await expect.element(picture).toBeVisible()
  const squares = [...picture.element().children]
  expect(new Set(squares.map((square) => square.getAttribute('class'))).size).toBe(3)
  expect(squares.map((square) => square.querySelector('path') !== null)).toEqual([false, false, false, true, true])
})

test('a chamber of a legislature stands in rows, so that each square keeps its size', async () => {
  show(<SeatSquares seats={58} known={8} counted={8} label="58 seats" />)
  const chamber = page.getByRole('img', { name: '58 seats' })
  await expect.element(chamber).toBeVisible()
  const { width, height } = chamber.element().getBoundingClientRect()
  expect([width, height]).toEqual([236, 96])
})
