import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'

/** Whether party and candidates' shares are hidden from whoever is signed in. */
export function useIsNonpartisan(): boolean {
  const { data } = useQuery({
    ...sessionQuery,
    select: (user) => user?.is_nonpartisan ?? false,
    // Who guards the page asks.
    enabled: false,
  })
  return data ?? false
}

/** The ids of the columns that are hidden from whoever is signed in. */
export function useHidden(): ReadonlySet<string> {
  return hiddenFrom(useIsNonpartisan())
}
