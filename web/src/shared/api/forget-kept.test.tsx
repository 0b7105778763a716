import { beforeEach, expect, test } from 'vitest'
import { forgetKept } from '#shared/api/forget-kept.ts'
import { keptOnDevice, waitingThings, writeKept } from '#shared/api/kept-on-device.ts'

const things = Object.keys(keptOnDevice) as (keyof typeof keptOnDevice)[]
const namesKept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('whoever signs in finds what they left themselves, and nothing of anybody else but what waits to be sent', () => {
  for (const thing of things) for (const userId of ['1', '7']) writeKept({ thing, userId, which: 'some list' }, ['x'])
  forgetKept('1')
  const own = things.map((thing) => `${thing} 1 some list`)
  const waiting = waitingThings.map((thing) => `${thing} 7 some list`)
  expect(namesKept()).toEqual([...own, ...waiting].toSorted())
})
