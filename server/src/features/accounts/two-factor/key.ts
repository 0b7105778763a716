import { encode } from 'uqr'
import type { TwoFactorKey } from '@atlas/contract/endpoints/accounts/two-factor.ts'
import { base32 } from '#features/accounts/two-factor/totp.ts'

/** The secret as an authenticator app takes it: typed, or read by a camera. */
export function keyOf(secret: Buffer, { title, email }: { title: string; email: string }): TwoFactorKey {
  const letters = base32(secret)
  const [issuer, account] = [title, email].map(encodeURIComponent)
  const uri = `otpauth://totp/${issuer}:${account}?secret=${letters}&issuer=${issuer}`
  return { key: letters.replaceAll(/(.{4})(?=.)/g, '$1 '), uri, qr: pictureOf(uri) }
}

function pictureOf(text: string): TwoFactorKey['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: data.map((row, y) => pathOfRow(row, y)).join('') }
}

/** A bar for each run of dark squares. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const squares = row.map((isDark) => (isDark ? '#' : '.')).join('')
  const bars = squares.matchAll(/#+/g)
  return [...bars].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
