import { sql as officials } from '#database/migrations/0001_officials.ts'
import { sql as accounts } from '#database/migrations/0002_accounts.ts'

/** Every migration in order. One that has landed is never changed; the next one is added below. */
export const migrations = [
  { name: '0001_officials', sql: officials },
  { name: '0002_accounts', sql: accounts },
] as const
