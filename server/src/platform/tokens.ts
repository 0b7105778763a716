import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

// 256 bits: nobody can guess one, so it is enough to store a plain hash.
const tokenBytes = 32

export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** The stored form of a token: a person who reads the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares in constant time, so that an answer's delay tells nothing of the token. */
export function isToken(token: string | undefined, hash: Buffer | null): boolean {
  return token !== undefined && hash !== null && timingSafeEqual(hashToken(token), hash)
}
