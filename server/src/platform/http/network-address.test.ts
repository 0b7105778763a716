import { expect, test } from 'vitest'
import { networkAddress } from '#platform/http/network-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.113.100.255', '203.113.100.255'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::ffff:203.0.113.7', '64:ff9b:0:0::/64'],
  ['not an address', '198.51.100.1'],
])('%s counts as %s', (ip, counted) => {
  expect(networkAddress({ ip, socket: { remoteAddress: '198.51.100.1' } as never })).toBe(counted)
})

test('a connection that is gone already, and has no address any more, counts as unknown', () => {
  expect(networkAddress({ ip: '', socket: { remoteAddress: undefined } as never })).toBe('unknown')
})
