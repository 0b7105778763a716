import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useInPortions } from '#search/results/use-in-portions.ts'
import { show } from '#testing/show.tsx'

const counts: number[] = []

function List({ rows }: { readonly rows: readonly number[] }) {
  const drawn = useInPortions(rows) ?? []
  counts.push(drawn.length)
  return (
    <p>
      {drawn.length} rows, the last is {drawn.at(-1)}
    </p>
  )
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('a hundred rows are drawn a portion after the other, to the last one', async () => {
  show(<List rows={numbers(1, 90)} />)
  await expect.element(page.getByText('90 rows, the last is 90')).toBeVisible()
  expect([...new Set(counts)]).toEqual([12, 37, 62, 87, 90])
})

test('rows in the place of others begin with as many as a page has, so that nothing jumps', async () => {
  const lists = { first: numbers(1, 25), second: numbers(101, 125) }
  function Screen() {
    const [rows, setRows] = useState(lists.first)
    return (
      <>
        <List rows={rows} />
        <button type="button" onClick={() => setRows(lists.second)}>
          Next
        </button>
      </>
    )
  }
  show(<Screen />)
  await expect.element(page.getByText('25 rows, the last is 25')).toBeVisible()
  counts.length = 0
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('25 rows, the last is 125')).toBeVisible()
  expect(new Set(counts)).toEqual(new Set([25]))
})
