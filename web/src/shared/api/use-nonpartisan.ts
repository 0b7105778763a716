import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#shared/api/session.ts'

/** Whether party and candidates' shares are hidden from the signed-in person. */
export function useIsNonpartisan(): boolean {
  const { data } = useQuery({
    ...sessionQuery,
    select: (user) => user?.is_nonpartisan ?? false,
    // The page's guard requests it.
    enabled: false,
  })
  return data ?? false
}

/** The ids of the columns that are hidden from the signed-in person. */
export function useHidden(): ReadonlySet<string> {
  return hiddenFrom(useIsNonpartisan())
}
