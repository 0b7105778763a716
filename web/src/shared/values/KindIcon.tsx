import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { kindViews } from '#shared/values/kinds.tsx'

/** The mark of a kind of value, before a value of it or on what is done with one. */
export function KindIcon({ kind }: { readonly kind: Kind }) {
  const { icon: Icon } = kindViews[kind]
  return Icon && <Icon aria-hidden />
}
