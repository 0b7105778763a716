import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '@atlas/contract/problem.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, parameters)
}

/**
 * Whether the password is that of the stored hash. Where there is no account, a hash that fits no
 * password is checked instead, so that an unknown e-mail address takes as long as a wrong password.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password')
  const isRight = await verify(storedHash ?? (await unknownAccountHash), password)
  return storedHash !== null && isRight
}

const commonPasswords = new Set<string>(dictionary['passwords-common'])

/** A password that many people have is guessed first, however it meets the rules: "Password1!" is "password1". */
export function refuseCommonPassword(password: string): void {
  const letters = password.toLowerCase()
  const bare = letters.replaceAll(/[@$!%*#?&]/g, '')
  if (!commonPasswords.has(letters) && !commonPasswords.has(bare)) return
  const message = 'Many people use this password. Please choose one that is harder to guess.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'password', message }] })
}

let unknownAccountHash: Promise<string> | undefined
