import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { restMilliseconds, useAskForDetail } from '#officials/detail/use-ask-for-detail.ts'
import { show } from '#testing/show.tsx'

// No answer comes, because a failed one would be requested again in the middle of a later test.
const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}))
const requests = () => fetch.mock.calls.map(([url]) => url)

function Opener({ id, isOpen = false }: { readonly id: number; readonly isOpen?: boolean }) {
  return <button {...useAskForDetail(id, isOpen)}>{`Official ${id}`}</button>
}
const opener = (id: number) => page.getByRole('button', { name: `Official ${id}` })

/** Like a mouse, at once. */
function move(id: number, type: 'pointerover' | 'pointerout' | 'pointerdown'): void {
  opener(id)
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true }))
}

beforeEach(() => {
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function draw(): Promise<void> {
  show(
    <>
      <Opener id={1} />
      <Opener id={2} />
      <Opener id={3} isOpen />
    </>,
  )
  await expect.element(opener(3)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

test('the details are asked for once the mouse rests on the button, and not where it only passes', async () => {
  await draw()
  move(1, 'pointerover')
  vi.advanceTimersByTime(restMilliseconds - 1)
  move(1, 'pointerout')
  move(2, 'pointerover')
  vi.advanceTimersByTime(restMilliseconds)
  expect(requests()).toEqual(['/api/search/eo/2'])
  move(2, 'pointerdown')
  expect(requests()).toEqual(['/api/search/eo/2'])
})

test('a finger, which rests nowhere, asks as it goes down', async () => {
  await draw()
  move(1, 'pointerdown')
  expect(requests()).toEqual(['/api/search/eo/1'])
})

test('the keyboard asks where it rests, and nobody asks for what is open', async () => {
  await draw()
  await userEvent.keyboard('{Tab}')
  await expect.element(opener(1)).toHaveFocus()
  vi.advanceTimersByTime(restMilliseconds)
  expect(requests()).toEqual(['/api/search/eo/1'])
  move(3, 'pointerdown')
  expect(requests()).toEqual(['/api/search/eo/1'])
})
