import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

type Query = Readonly<Record<string, unknown>>

/** The screen reads its query itself. */
export const anyQuery = (query: Query): UrlQuery => query as UrlQuery

export const readToken = ({ token }: Query): { token?: string } => (typeof token === 'string' ? { token } : {})

/** Which e-mail is to be stopped, if not the weekly one. */
export const readUnsubscribe = ({ of }: Query): { of?: 'tasks' } => (of === 'tasks' ? { of } : {})

export const readCounty = ({ county }: Query): { county?: string } => (typeof county === 'string' ? { county } : {})

export const readChosenColumn = ({ column }: Query): { column?: string } =>
  typeof column === 'string' ? { column } : {}

export const readMeasure = ({ measure }: Query): { measure?: string } =>
  typeof measure === 'string' ? { measure } : {}

export const readImport = ({ import: id, step }: Query): { import?: string; step?: 'match' } => ({
  ...(typeof id === 'string' && { import: id }),
  ...(step === 'match' && { step }),
})

/** The person of a list who is being called, one at a time: "?call=1204". */
export function readCall({ call }: Record<string, unknown>): { call?: number } {
  const id = Number(call)
  return Number.isSafeInteger(id) && id > 0 ? { call: id } : {}
}
