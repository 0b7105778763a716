import type { Hoard } from '#hoarded.ts'

export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly file?: string
}

export interface DearestCall {
  /** The request differs in each round, so that no answer comes from a cache. */
  readonly request: (hoard: Hoard, round: number) => CallRequest
  /** Invalidates caches, or creates what the request needs. */
  readonly before?: (hoard: Hoard) => Promise<unknown>
}

/** Why nothing is measured. */
export const ofOwnAccount = 'a few rows of one account'
export const oneRow = 'one row'
export const asMeasured = 'as another one that is measured'
