import { expect, test } from 'vitest'
import { describeDevice, deviceWords, kindOf, shortened } from '#features/accounts/devices/describe-device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux', 'computer'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari on Mac',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android phone',
    'phone',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Android tablet', 'tablet'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android phone',
    'phone',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Chromebook',
    'computer',
  ],
  ['curl/8.14.1', 'a browser that does not say its name', 'unknown'],
  [undefined, 'a browser that does not say its name', 'unknown'],
])('%s is %s', (userAgent, words, kind) => {
  const device = describeDevice(userAgent)
  expect([deviceWords(device), kindOf(device)]).toEqual([words, kind])
})

test('of what somebody sends in place of a name only the beginning is read, however long it is', () => {
  const nothing = { browser: null, system: null }
  expect(describeDevice(`${' '.repeat(512)}Firefox/1 Windows`)).toEqual(nothing)
  for (const part of ['Androi ', 'Chrome', ' ', 'Mobile/'])
    expect(describeDevice(`${part.repeat(100_000)}Firefox/1 Windows`)).toEqual(nothing)
})

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['2001:db8:12:34::/64', '2001:db8:12:…'],
  ['unknown', null],
])('of %s only what many share is kept', (networkAddress, expected) => {
  expect(shortened(networkAddress)).toBe(expected)
})
