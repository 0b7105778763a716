import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '#features/accounts/passwords.ts'

test('a password is kept as OWASP asks for: argon2id, 19 MiB, two passes, and never twice in one form', async () => {
  const password = 'Sweettea4@dusk'
  const [hash, another] = await Promise.all([hashPassword(password), hashPassword(password)])
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hash).not.toBe(another)
  expect([await isPassword(hash, password), await isPassword(hash, `${password} `)]).toEqual([true, false])
})
