import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Where a request comes from, as attempts are counted by it. Whoever has one IPv6 address has its whole
 * /64, so that is what counts; what a header says is taken only where it is an IP address at all.
 */
export function networkAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(ip) ? ip : (socket.remoteAddress ?? 'unknown')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIP(address) === 6 ? `${firstHalf(address)}::/64` : address
}

function firstHalf(address: string): string {
  const halves = (address.split('%', 1)[0] as string).split('::')
  const [head = [], tail = []] = halves.map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
