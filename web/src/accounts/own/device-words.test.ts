import { expect, test } from 'vitest'
import { momentText } from '#shared/ui/text/moment-text.ts'
import { deviceName, deviceText } from '#accounts/own/device-words.ts'

const signed_in_at = '2026-11-20T15:00:00Z'
const since = `since ${momentText(signed_in_at)}`
const phone = { is_this: false, signed_in_at, browser: 'Safari', system: 'iPhone', network: '203.0.113.…' }

test('a device is called what people call it, and told with browser, system and network', () => {
  expect([deviceName(phone), deviceText(phone)]).toEqual(['iPhone', `Safari on iPhone, from 203.0.113.…, ${since}`])
  expect(deviceName({ ...phone, is_this: true })).toBe('This device')
})

test('what is not known of a device is not made up', () => {
  const unknown = { is_this: false, signed_in_at, browser: null, system: null, network: null }
  expect([deviceName(unknown), deviceText(unknown)]).toEqual(['Unknown device', `Unknown browser, ${since}`])
  expect([deviceName({ ...unknown, browser: 'curl' }), deviceText({ ...unknown, browser: 'curl' })]).toEqual([
    'curl',
    `curl, ${since}`,
  ])
})

test('two devices that say the same of themselves are told apart by when somebody signed in', () => {
  expect(deviceText(phone)).not.toBe(deviceText({ ...phone, signed_in_at: '2026-11-21T15:00:00Z' }))
})
