import { hash, verify } from '@node-rs/argon2'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, parameters)
}

/**
 * Whether the password is that of the stored hash. Where there is no account, a hash that fits no
 * password is checked instead, so that an unknown address takes as long as a wrong password.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('no account has this password')
  const isRight = await verify(storedHash ?? (await unknownAccountHash), password)
  return storedHash !== null && isRight
}

let unknownAccountHash: Promise<string> | undefined
