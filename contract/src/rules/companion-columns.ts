import { columnsOfContact } from '#rules/shown-contact.ts'

/** Columns that are always shown with another: whose a contact is and from when; who was elected, for a result. */
const companions = {
  'contact.phone': columnsOfContact('phone'),
  'contact.email': columnsOfContact('email'),
  'stats.result_pending': ['eo.elected', 'eo.takes_office'],
} as const
type CompanionColumn = (typeof companions)[keyof typeof companions][number]

/** The columns that were requested, and those that are always shown with them. */
export function withCompanions<Id extends string>(ids: readonly Id[]): readonly (Id | CompanionColumn)[] {
  const others = ids.flatMap((id) => (hasCompanions(id) ? companions[id] : []))
  return others.length === 0 ? ids : [...new Set([...ids, ...others])]
}

function hasCompanions(id: string): id is keyof typeof companions {
  return Object.hasOwn(companions, id)
}
