import { BlockList, isIPv6 } from 'node:net'

const networks = new BlockList()
// This machine, its neighbors, and what is reserved: RFC 6890.
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  networks.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  networks.addSubnet(address, prefix, 'ipv6')

/** Whether an IP address is of this machine or of a network that is not public. */
export function isPrivate(address: string): boolean {
  const inFour = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (inFour) return networks.check(inFour, 'ipv4')
  return networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
