import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ResultsPager } from '#results/ResultsPager.tsx'
import { emptyView, type SearchView } from '#search-state/search-view.ts'
import { show } from '#ui/test-show.tsx'

type Officials = ComponentProps<typeof ResultsPager>['officials']

const reply: SearchReply = { values: [{ 'eo.id': 1 }], cursor: 'second', total: 2 }
const loading: Officials = { reply: null, isCurrent: false, progress: 'loading' }
const done: Officials = { reply, isCurrent: true, progress: 'done' }
const next = page.getByRole('button', { name: 'Next' })

function open(first: Officials) {
  const onChange = vi.fn<(view: SearchView) => void>()
  let setOfficials = (_: Officials) => {}
  function Screen() {
    const [officials, set] = useState(first)
    setOfficials = set
    return <ResultsPager officials={officials} view={emptyView} onChange={(view) => onChange(view as SearchView)} />
  }
  show(<Screen />)
  return { onChange, answer: (officials: Officials) => setOfficials(officials) }
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
