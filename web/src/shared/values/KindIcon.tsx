import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { kindViews } from '#shared/values/kinds.tsx'

/** The icon of a kind of value, before a value or on a button for one. */
export function KindIcon({ kind }: { readonly kind: Kind }) {
  const { icon: Icon } = kindViews[kind]
  return Icon && <Icon aria-hidden />
}
