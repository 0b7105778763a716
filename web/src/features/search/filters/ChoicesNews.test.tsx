import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ChoicesNews } from '#features/search/filters/ChoicesNews.tsx'
import type { Choices } from '#features/search/filters/use-choices.ts'
import { show } from '#ui/test-show.tsx'

const loaded: Choices = {
  has: () => true,
  of: () => [],
  labelOf: () => undefined,
  isKnown: true,
  isLoading: false,
  retry: () => {},
}

test('new choices are announced once, and never the first ones', async () => {
  let set: (choices: Choices) => void = () => {}
  function News() {
    const [choices, setChoices] = useState<Choices>({ ...loaded, isKnown: false, isLoading: true })
    set = (next) => flushSync(() => setChoices(next))
    return <ChoicesNews choices={choices} />
  }
  show(<News />)
  const news = page.getByRole('status')
  await expect.element(news).toBeEmptyDOMElement()
  set(loaded)
  await expect.element(news).toBeEmptyDOMElement()
  set({ ...loaded, isLoading: true })
  await expect.element(news).toBeEmptyDOMElement()
  set({ ...loaded })
  await expect.element(news).toHaveTextContent('Choices updated')
})
