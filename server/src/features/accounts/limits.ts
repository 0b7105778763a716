import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { RateLimit } from '#database/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/** How often a stranger may try. An office shares one network address, so a network address may fail more often than an account. */
export const limits = {
  signInOfAccount: { name: 'sign-in of account', most: 10, windowSeconds: 15 * minute },
  signInFromAddress: { name: 'sign-in from address', most: 100, windowSeconds: 15 * minute },
  registerFromAddress: { name: 'register from address', most: 20, windowSeconds: hour },
  searchesOfUser: { name: 'searches of user', most: 300, windowSeconds: minute },
  forgotPasswordOfAccount: { name: 'forgot password of account', most: 5, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>

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
