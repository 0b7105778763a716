import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useInPortions } from '#features/search/results/use-in-portions.ts'
import { show } from '#ui/test-show.tsx'

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

test('a hundred rows are drawn a portion after the other, to the last one', async () => {
  show(<List rows={Array.from({ length: 90 }, (_, place) => place + 1)} />)
  await expect.element(page.getByText('90 rows, the last is 90')).toBeVisible()
  expect([...new Set(counts)]).toEqual([25, 50, 75, 90])
})
