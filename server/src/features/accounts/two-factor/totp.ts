import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes by time (RFC 6238) as authenticator apps make them: SHA-1, six digits, a new one every 30 seconds. */
const stepSeconds = 30
const digits = 6
// Half a minute is what a phone's clock may be off, and what reading and typing may take.
const skewedSteps = [-1, 0, 1] as const
// As long as what HMAC-SHA-1 makes of it (RFC 4226, 4).
const secretBytes = 20

export function newSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds)
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The span of time whose code this is, the clock being off by one at most; null where it is no code of now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now)
  const steps = skewedSteps.map((skew) => current + skew)
  // Each is compared, whichever it is, so that the delay of an answer tells nothing.
  const [step = null] = steps.filter((each) => isSame(codeAt(secret, each), code))
  return step
}

function isSame(right: string, typed: string): boolean {
  return typed.length === right.length && timingSafeEqual(Buffer.from(right), Buffer.from(typed))
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648), in which authenticator apps take a secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
