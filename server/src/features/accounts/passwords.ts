import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '@atlas/contract/problem.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
export const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, parameters)
}

/**
 * Whether the password is that of the stored hash. Where there is no account, a hash that fits no
 * password is checked instead, so that an unknown e-mail address takes as long as a wrong password.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? hashOfNoPassword(), password)
  return storedHash !== null && isRight
}

/** Written as a stored hash is: a chance salt and a chance result, which no password has. */
function hashOfNoPassword(): string {
  const { memoryCost, timeCost, parallelism } = parameters
  const [salt, result] = [16, 32].map((length) => randomBytes(length).toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${result}`
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

// Read with the first password that is chosen: 50,000 texts, which few processes at rest have to keep.
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** A password that many people have is guessed first, however it meets the rules: "Password1!" is "password1". */
export async function refuseCommonPassword(password: string): Promise<void> {
  const common = await (commonPasswords ??= readCommonPasswords())
  const letters = password.toLowerCase()
  const bare = letters.replaceAll(/[@$!%*#?&]/g, '')
  if (!common.has(letters) && !common.has(bare)) return
  const message = 'Many people use this password. Please choose one that is harder to guess.'
  throw new Problem('invalid', { detail: message, errors: [{ path: 'password', message }] })
}
