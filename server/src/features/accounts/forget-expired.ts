import type { Context } from '#context/context.ts'

const longestWindowSeconds = 60 * 60

/** Deletes what is no longer valid anyway: sessions, links in mails, counted attempts. */
export async function forgetExpired({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await database.deleteFrom('session').where('refresh_expires_at', '<=', now).execute()
  await database.deleteFrom('one_time_token').where('expires_at', '<=', now).execute()
  const windowsOver = new Date(now.getTime() - longestWindowSeconds * 1_000)
  await database.deleteFrom('counted_attempt').where('window_start', '<=', windowsOver).execute()
}
