import pg from 'pg'

/** A PostgreSQL server that does not let this process in; its message tells a person in one sentence where and why. */
export class DatabaseNotReached extends Error {
  override readonly name = 'DatabaseNotReached'
}

const unanswered = 'nothing answers there. Start PostgreSQL, or set DATABASE_URL to where it is'
const unknownHost = 'no machine of that name is found. Check DATABASE_URL and the network'
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: unanswered,
  ENOENT: unanswered,
  ETIMEDOUT: unanswered,
  EHOSTUNREACH: unanswered,
  ENETUNREACH: unanswered,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  '28P01': 'the user or the password in DATABASE_URL is wrong',
  '28000': 'the user in DATABASE_URL is not let in from this machine',
  '3D000': 'there is no database of that name. Make it, or name another one in DATABASE_URL',
  '53300': 'it has as many connections as it allows. Try again in a moment',
  '57P03': 'it is just starting. Try again in a moment',
}
const timeouts = /^timeout exceeded when trying to connect|connection timeout/

/** The error of a first statement, in a sentence where the database could not be reached; else as it is. */
export function asNotReached(url: string, error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const reason = reasons[code] ?? (timeouts.test(message) ? unanswered : undefined)
  if (!reason) return error
  // Never the URL itself, which has the password in it.
  const { host, port, database } = new pg.Client({ connectionString: url })
  const at = host.startsWith('/') ? `in ${host}` : `at ${host}:${port}`
  return new DatabaseNotReached(`The database ${database ?? ''} ${at} cannot be reached: ${reason}`, { cause: error })
}
