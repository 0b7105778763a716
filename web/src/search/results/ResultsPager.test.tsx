import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ResultsPager } from '#search/results/ResultsPager.tsx'
import { emptyView, type SearchView } from '#search/state/search-view.ts'
import { show } from '#testing/show.tsx'

type Results = ComponentProps<typeof ResultsPager>['results']

const reply: SearchReply = { values: [{ 'eo.id': 1 }], cursor: 'second', total: 2 }
const loading: Results = { reply: null, isCurrent: false, progress: 'loading' }
const done: Results = { reply, isCurrent: true, progress: 'done' }
const next = page.getByRole('button', { name: 'Next' })

function open(first: Results) {
  const onChange = vi.fn<(view: SearchView) => void>()
  let setResults = (_: Results) => {}
  function Screen() {
    const [results, set] = useState(first)
    setResults = set
    return <ResultsPager results={results} view={emptyView} onChange={(view) => onChange(view as SearchView)} />
  }
  show(<Screen />)
  return { onChange, answer: (results: Results) => setResults(results) }
}

test('Next that is pressed while a page is awaited turns once it is here', async () => {
  const { onChange, answer } = open(loading)
  await next.click()
  expect(onChange).not.toHaveBeenCalled()
  answer(done)
  await expect
    .poll(() => onChange.mock.calls.map(([{ page: number, cursors }]) => [number, ...cursors]))
    .toEqual([[2, 'second']])
})

test('a page that nobody sends is not said to be loading', async () => {
  const { answer } = open(loading)
  await expect.element(page.getByText('Loading…')).toBeVisible()
  answer({ ...loading, progress: 'failed' })
  await expect.element(page.getByText('Loading…')).not.toBeInTheDocument()
})
