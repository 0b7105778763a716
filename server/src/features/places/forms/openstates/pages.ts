import { type FormQuery, textIn } from '@atlas/contract/search/form-query.ts'
import { FormError } from '#features/places/forms/form-error.ts'

interface RequestedPage {
  readonly page: number
  readonly perPage: number
}

/**
 * The requested page. Programs that request too many items get the most allowed, because they read on by `max_page`.
 */
export function pageIn(
  query: FormQuery,
  { usual, most }: { readonly usual: number; readonly most: number },
): RequestedPage {
  const number = (name: string, otherwise: number) => {
    const text = textIn(query, name)
    if (text === undefined) return otherwise
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
    throw new FormError(400, 'invalid', `invalid ${name}, must be a number from 1 on`)
  }
  const perPage = number('per_page', usual)
  if (perPage > most) throw new FormError(400, 'invalid', `invalid per_page, must be in [1, ${most}]`)
  return { page: number('page', 1), perPage }
}

export function pageOf<Item>(items: readonly Item[], { page, perPage }: RequestedPage) {
  const last = Math.max(1, Math.ceil(items.length / perPage))
  if (page > last) throw new FormError(404, 'not_found', `invalid page, must be in [1, ${last}]`)
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    pagination: { per_page: perPage, page, max_page: last, total_items: items.length },
  }
}
