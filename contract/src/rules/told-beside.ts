import { columnsOfContact } from '#rules/shown-contact.ts'

/** Columns that no row tells alone: with a contact whose it is and from when, with an open result who was elected. */
const beside = {
  'contact.phone': columnsOfContact('phone'),
  'contact.email': columnsOfContact('email'),
  'stats.result_pending': ['eo.elected', 'eo.takes_office'],
} as const
type BesideColumn = (typeof beside)[keyof typeof beside][number]

/** The columns that were asked for, and those that are told beside them. */
export function withToldBeside<Id extends string>(ids: readonly Id[]): readonly (Id | BesideColumn)[] {
  const others = ids.flatMap((id) => (isTold(id) ? beside[id] : []))
  return others.length === 0 ? ids : [...new Set([...ids, ...others])]
}

function isTold(id: string): id is keyof typeof beside {
  return Object.hasOwn(beside, id)
}
