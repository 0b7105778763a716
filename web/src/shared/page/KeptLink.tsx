import type { KeptThing } from '@atlas/contract/rules/kept-thing.ts'
import { parseQuery } from '@atlas/contract/search/query-text.ts'
import { Link } from '@tanstack/react-router'

/** A link to the page of a kept thing. */
export function KeptLink({ thing: { address, title } }: { readonly thing: KeptThing }) {
  const [path = '', query = ''] = address.split('?', 2)
  return (
    <Link to={path} search={parseQuery(query)}>
      {title}
    </Link>
  )
}
