import { randomBytes, randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { recoveryCodeCount } from '@atlas/contract/endpoints/accounts/two-factor.ts'
import type { Database } from '#database/connect.ts'
import { parameters } from '#features/accounts/passwords.ts'

// Without the letters and digits that are taken for each other: 0 and O, 1 and I.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 8

export interface RecoveryCodes {
  /** As a person reads them, `4FQ7-M2KD`. */
  readonly codes: readonly string[]
  readonly salt: Buffer
  readonly hashes: readonly Buffer[]
}

export async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const salt = randomBytes(16)
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)))
  return { codes: codes.map((code) => `${code.slice(0, 4)}-${code.slice(4)}`), salt, hashes }
}

function newCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/**
 * Hashed as passwords are: 40 bits are soon tried where one try costs nothing. One salt for the codes of an account, so
 * that a typed one is hashed once and not ten times.
 */
export async function hashRecoveryCode(code: string, salt: Buffer): Promise<Buffer> {
  return await hashRaw(code, { ...parameters, salt })
}

/** Keeps new codes in place of those before. */
export async function storeRecoveryCodes(
  transaction: Database,
  account_id: string,
  { hashes }: RecoveryCodes,
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('account_id', '=', account_id).execute()
  await transaction
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id, code_hash })))
    .execute()
}

export async function countRecoveryCodes(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
