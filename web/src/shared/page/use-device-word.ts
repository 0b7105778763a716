import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

/** What this is called that somebody holds in their hands, or sits in front of. */
export function useDeviceWord(): 'phone' | 'device' {
  return useMediaQuery(fromTablet) ? 'device' : 'phone'
}
