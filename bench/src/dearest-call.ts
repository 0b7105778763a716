import type { Hoard } from '#hoarded.ts'

export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly file?: string
}

export interface DearestCall {
  /** The round makes each request another one, so that no answer is one that was given before. */
  readonly request: (hoard: Hoard, round: number) => CallRequest
  /** Makes what is cached of no use, or what the request needs. */
  readonly before?: (hoard: Hoard) => Promise<unknown>
}

/** Why nothing is measured. */
export const ofOwnAccount = 'a few rows of one account'
export const oneRow = 'one row'
export const asMeasured = 'as another one that is measured'
