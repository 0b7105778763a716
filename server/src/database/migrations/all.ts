import { sql as officials } from '#database/migrations/0001_officials.ts'
import { sql as accounts } from '#database/migrations/0002_accounts.ts'
import { sql as accountLife } from '#database/migrations/0003_account_life.ts'
import { sql as waitingMail } from '#database/migrations/0004_waiting_mail.ts'
import { sql as exports } from '#database/migrations/0005_exports.ts'
import { sql as answerName } from '#database/migrations/0006_answer_name.ts'
import { sql as exportFailures } from '#database/migrations/0007_export_failures.ts'
import { sql as ownOfficials } from '#database/migrations/0008_own_officials.ts'
import { sql as imports } from '#database/migrations/0009_imports.ts'

/** Every migration in order. One that has landed is never changed; the next one is added below. */
export const migrations = [
  { name: '0001_officials', sql: officials },
  { name: '0002_accounts', sql: accounts },
  { name: '0003_account_life', sql: accountLife },
  { name: '0004_waiting_mail', sql: waitingMail },
  { name: '0005_exports', sql: exports },
  { name: '0006_answer_name', sql: answerName },
  { name: '0007_export_failures', sql: exportFailures },
  { name: '0008_own_officials', sql: ownOfficials },
  { name: '0009_imports', sql: imports },
] as const
