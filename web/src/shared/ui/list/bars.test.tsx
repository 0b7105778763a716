import { expect, test } from 'vitest'
import { Bar } from '#shared/ui/list/Bar.tsx'
import { PartsBar } from '#shared/ui/list/PartsBar.tsx'
import { show } from '#testing/show.tsx'

const numbers = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((each) => Number(each.getAttribute(name)))

test('parts lie one behind the other, as long as their counts, and one of which there is none is not drawn', async () => {
  const parts = [
    { part: 'reached', count: 30 },
    { part: 'no phone', count: 0 },
    { part: 'open', count: 10 },
  ]
  show(<PartsBar className="" parts={parts} />)
  await expect
    .poll(() => [...document.querySelectorAll('rect')].map((each) => each.dataset['part']))
    .toEqual(['reached', 'open'])
  expect(numbers('rect', 'x')).toEqual([0, 750])
  const [reached = 0, open = 0] = numbers('rect', 'width')
  // minus the gap between them
  expect([reached, open]).toEqual([747, 250])
})

test('where there is nothing no part is drawn', async () => {
  show(<PartsBar className="" parts={[{ part: 'open', count: 0 }]} />)
  await expect.poll(() => document.querySelectorAll('svg')).toHaveLength(1)
  expect(document.querySelectorAll('rect')).toHaveLength(0)
})

test('a share is a bar from 0 to 100%', async () => {
  show(<Bar share={0.4} />)
  await expect.poll(() => numbers('rect', 'width')).toEqual([100, 40])
})
