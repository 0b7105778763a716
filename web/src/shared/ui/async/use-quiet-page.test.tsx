import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useQuietPage } from '#shared/ui/async/use-quiet-page.ts'
import { show } from '#testing/show.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a page is quiet once no answer has come for a while, and what is asked later draws nothing again', async () => {
  // Sent directly, because a simulated click would advance the fake clock until it is done, which is too long on a
  // busy machine.
  let answerFirst = (_: number) => {}
  const first = new Promise<number>((resolve) => (answerFirst = resolve))
  let answer = () => {}
  let drawings = 0
  function Page() {
    const client = useQueryClient()
    const ask = () =>
      void client.query({
        queryKey: ['officials'],
        queryFn: () => new Promise<number>((resolve) => (answer = () => resolve(1))),
        staleTime: 0,
      })
    drawings++
    useQuery({ queryKey: ['first'], queryFn: () => first })
    return (
      <button type="button" onClick={ask}>
        {useQuietPage() ? 'Quiet' : 'Busy'}
      </button>
    )
  }
  show(<Page />)
  const button = page.getByRole('button')
  await expect.element(button).toBeVisible()
  await vi.advanceTimersByTimeAsync(4_000)
  await expect.element(button).toHaveTextContent('Busy')
  answerFirst(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.element(button).toHaveTextContent('Quiet')
  const drawn = drawings
  await button.click()
  await vi.advanceTimersByTimeAsync(100)
  answer()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(drawings).toBe(drawn)
})
