import type * as z from 'zod/mini'

/** Pauses double from the first to the longest, with some chance in them. */
export interface Retries {
  readonly times: number
  readonly firstPauseSeconds: number
  readonly longestPauseSeconds: number
}

/** A kind of work that waits in the database and is done by any server process, at least once. */
export interface Job<Payload extends object> {
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  readonly retries: Retries
  /** After this time an attempt is stopped by its signal and counts as failed. */
  readonly expireSeconds: number
  /** How many of them one process does at the same time. */
  readonly atOnce: number
}

const usual = {
  retries: { times: 5, firstPauseSeconds: 10, longestPauseSeconds: 600 },
  expireSeconds: 900,
  atOnce: 1,
}

/** The payload is stored in the database and in its copies: refer to rows by id, and put no secret in it. */
export function defineJob<Payload extends object>(
  name: string,
  options: Pick<Job<Payload>, 'payload'> & Partial<Job<Payload>>,
): Job<Payload> {
  return { ...usual, ...options, name }
}
