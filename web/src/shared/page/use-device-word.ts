import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'

/** The word for this device. */
export function useDeviceWord(): 'phone' | 'device' {
  return useMediaQuery(fromTablet) ? 'device' : 'phone'
}
