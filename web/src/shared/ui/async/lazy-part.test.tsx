import { type ComponentType, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyPart, useFetched } from '#shared/ui/async/lazy-part.tsx'
import { show } from '#testing/show.tsx'

const lost = new TypeError('Failed to fetch dynamically imported module')

test('a part whose code is lost twice says so, leaves the rest of the page, and comes when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(({ name }) => <p>Map of {name}</p>)
  const Part = lazyPart(load)
  show(
    <>
      <h1>Counties</h1>
      <Suspense fallback="Waiting">
        <Part name="Georgia" />
      </Suspense>
    </>,
  )
  await expect.element(page.getByText('This part of the page could not be loaded.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Counties' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Map of Georgia')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part whose code a browser gives up once, because it is led to another page, comes without a word', async () => {
  const errors = vi.spyOn(console, 'error')
  const Part = lazyPart(
    vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue(() => <p>Map of Georgia</p>),
  )
  show(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByText('Map of Georgia')).toBeVisible()
  expect(errors).not.toHaveBeenCalled()
})

test('a part that is still lost when it is asked for again offers to reload the page, as Firefox needs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyPart(async (): Promise<ComponentType> => {
    throw lost
  })
  show(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  const reload = page.getByRole('button', { name: 'Reload the page' })
  expect(reload.elements()).toEqual([])
  await retry.click()
  await expect.element(reload).toBeVisible()
  await expect.element(retry).toBeVisible()
})

test('a page that is being left has a second to go before a part that the browser gave up counts as lost', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const asked: { at: number; errors: number }[] = []
  const Part = lazyPart(async (): Promise<ComponentType> => {
    asked.push({ at: performance.now(), errors: errors.mock.calls.length })
    throw lost
  })
  show(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByText('This part of the page could not be loaded.')).toBeVisible()
  const [first, second] = asked
  expect(second?.errors).toBe(0)
  // Timers and this clock are rounded differently.
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(990)
})

test('a part whose code was fetched before is drawn at once, and nothing in its place', async () => {
  const Part = lazyPart(async () => () => <p>Map of Georgia</p>)
  const Waiting = vi.fn(() => 'Waiting')
  await Part.fetch()
  show(
    <Suspense fallback={<Waiting />}>
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByText('Map of Georgia')).toBeVisible()
  expect(Waiting).not.toHaveBeenCalled()
})

test('what stands for a part while its code is on its way is no Suspense, which React would keep for a while', async () => {
  let come: (part: ComponentType) => void = () => {}
  const Part = lazyPart(() => new Promise<ComponentType>((resolve) => (come = resolve)))
  const Waiting = vi.fn(() => 'Waiting')
  function Place() {
    if (!useFetched(Part)) return <p>On its way</p>
    return (
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>
    )
  }
  show(<Place />)
  await expect.element(page.getByText('On its way')).toBeVisible()
  come(() => <p>Map of Georgia</p>)
  await expect.element(page.getByText('Map of Georgia')).toBeVisible()
  expect(Waiting).not.toHaveBeenCalled()
})
