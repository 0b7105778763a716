import { expect, test } from 'vitest'
import { deviceName, deviceText } from '#features/accounts/own/device-words.ts'

const phone = { is_this: false, browser: 'Safari', system: 'iPhone', network: '203.0.113.…' }

test('a device is called what people call it, and told with browser, system and network', () => {
  expect([deviceName(phone), deviceText(phone)]).toEqual(['iPhone', 'Safari on iPhone, from 203.0.113.…'])
  expect(deviceName({ ...phone, is_this: true })).toBe('This device')
})

test('what is not known of a device is not made up', () => {
  const unknown = { is_this: false, browser: null, system: null, network: null }
  expect([deviceName(unknown), deviceText(unknown)]).toEqual(['Unknown device', 'Unknown browser'])
  expect([deviceName({ ...unknown, browser: 'curl' }), deviceText({ ...unknown, browser: 'curl' })]).toEqual([
    'curl',
    'curl',
  ])
})
