import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useMapFirst } from '#officials/search/map/use-map-first.ts'
import type { Results } from '#search/results/use-results.ts'
import { show } from '#testing/show.tsx'

const officials: Results = {
  reply: { values: [], cursor: null, total: 7 },
  isCurrent: true,
  progress: 'done',
  answeredAt: 0,
  retry: () => {},
}

function Screen({ isOpenAtFirst }: { readonly isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const { listed, onSettled } = useMapFirst(officials, isOpen)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Map
      </button>
      <button type="button" onClick={onSettled}>
        Settle
      </button>
      <output>{`${listed.reply?.total ?? 'nothing'} ${listed.progress}`}</output>
    </>
  )
}

/** The screen, left and opened again by a press. */
function Visits() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <Screen key={visit} isOpenAtFirst />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Again
      </button>
    </>
  )
}

const list = page.getByRole('status')
const press = async (name: string) => await page.getByRole('button', { name }).click()

test('a list that is seen stays while a map is opened', async () => {
  show(<Screen isOpenAtFirst={false} />)
  await expect.element(list).toHaveTextContent('7 done')
  await press('Map')
  await expect.element(list).toHaveTextContent('7 done')
})

test('a list waits for the map that the address opens, and no longer than until that is closed', async () => {
  show(<Screen isOpenAtFirst />)
  await expect.element(list).toHaveTextContent('nothing loading')
  await press('Map')
  await expect.element(list).toHaveTextContent('7 done')
  await press('Map')
  await expect.element(list).toHaveTextContent('7 done')
})

test('a list is shown though no map comes', async () => {
  show(<Screen isOpenAtFirst />)
  await expect.element(list).toHaveTextContent('nothing loading')
  await expect.element(list, { timeout: 15_000 }).toHaveTextContent('7 done')
})

// The last one here: a map that was drawn once is drawn at once from then on.
test('a list is shown once the map is drawn or cannot be, and waits no more where one was drawn before', async () => {
  show(<Visits />)
  await expect.element(list).toHaveTextContent('nothing loading')
  await press('Settle')
  await expect.element(list).toHaveTextContent('7 done')
  await press('Again')
  await expect.element(list).toHaveTextContent('7 done')
})
