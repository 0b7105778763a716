import { createHmac } from 'node:crypto'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { administrator, type TestClock, type Visitor } from '#testing/app.ts'

/** An authenticator app: what it knows of a key, it was shown. */
export function authenticator(key: string, clock: TestClock): (secondsOff?: number) => string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(key.replaceAll(' ', ''))
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return (secondsOff = 0) => {
    const counter = Buffer.alloc(8)
    counter.writeBigInt64BE(BigInt(Math.floor((clock.now().getTime() / 1_000 + secondsOff) / 30)))
    const hash = createHmac('sha1', secret).update(counter).digest()
    const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
    return String(number % 1_000_000).padStart(6, '0')
  }
}

/** Turns two-step sign-in on, and lets half a minute pass, so that the next code is a new one. */
export async function turnOn(visitor: Visitor, clock: TestClock, password = administrator.password) {
  const { key } = await visitor.call(endpoints.beginTwoFactor, { body: { password } })
  const code = authenticator(key, clock)
  const { recovery_codes: recoveryCodes } = await visitor.call(endpoints.confirmTwoFactor, {
    body: { code: code(), password },
  })
  clock.forward(30)
  return { code, recoveryCodes }
}
