import { beforeEach, expect, test } from 'vitest'
import { clearDeviceStorage } from '#shared/api/clear-device-storage.ts'
import { deviceStorage, waitingThings, writeStored } from '#shared/api/device-storage.ts'

const things = Object.keys(deviceStorage) as (keyof typeof deviceStorage)[]
const storedNames = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('whoever signs in finds what they left themselves, and nothing of anybody else but what waits to be sent', async () => {
  for (const thing of things) for (const userId of ['1', '7']) writeStored({ thing, userId, which: 'some list' }, ['x'])
  await clearDeviceStorage('1')
  const own = things.map((thing) => `${thing} 1 some list`)
  const waiting = waitingThings.map((thing) => `${thing} 7 some list`)
  expect(storedNames()).toEqual([...own, ...waiting].toSorted())
})
