import { sql } from 'kysely'

/** An invitation that nobody has used and nobody has ended. */
export const isOpen = sql<boolean>`invitation.used_at is null and invitation.ended_at is null`
