import { sql } from 'kysely'

/** Of nobody who has used it, and of nobody who ended it. */
export const isOpen = sql<boolean>`invitation.used_at is null and invitation.ended_at is null`
