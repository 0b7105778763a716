import type { SearchReply } from '@atlas/contract/search/search-request.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useResults } from '#search/results/use-results.ts'
import { show } from '#testing/show.tsx'

const reply = (total: number): SearchReply => ({ values: [], cursor: null, total })

/** Answers each question when the test says so. */
function answerLater() {
  const answers = new Map<string, (total: number) => void>()
  vi.stubGlobal('fetch', (_: unknown, { body, signal }: { body: string; signal: AbortSignal }) => {
    const value = (JSON.parse(body) as { filters: { value: string }[] }).filters[0]?.value ?? ''
    return new Promise<Response>((resolve, reject) => {
      answers.set(value, (total) => resolve(Response.json(reply(total))))
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  })
  return async (value: string, total: number) => {
    await expect.poll(() => answers.has(value)).toBe(true)
    answers.get(value)?.(total)
  }
}

function Screen() {
  const [name, setName] = useState('first')
  const {
    reply: shown,
    isCurrent,
    progress,
  } = useResults({
    columns: ['eo.id'],
    filters: [{ column_id: 'eo.name', operator: 'contains', value: name }],
  })
  return (
    <>
      {['first', 'second', 'third'].map((each) => (
        <button key={each} type="button" onClick={() => setName(each)}>
          {each}
        </button>
      ))}
      <output>{`${shown?.total ?? 'nothing'} ${isCurrent ? 'current' : 'older'} ${progress}`}</output>
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

test('an answer that comes late never replaces the answer to a newer question', async () => {
  const answer = answerLater()
  show(<Screen />)
  await answer('first', 1)
  await expect.element(page.getByRole('status')).toHaveTextContent('1 current done')
  await page.getByRole('button', { name: 'second' }).click()
  await page.getByRole('button', { name: 'third' }).click()
  await answer('third', 3)
  await expect.element(page.getByRole('status')).toHaveTextContent('3 current done')
  await answer('second', 2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(page.getByRole('status')).toHaveTextContent('3 current done')
})

test('the last answer stays while the next one is awaited', async () => {
  const answer = answerLater()
  show(<Screen />)
  await answer('first', 1)
  await expect.element(page.getByRole('status')).toHaveTextContent('1 current done')
  await page.getByRole('button', { name: 'second' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 older loading')
})
