import type { Config } from '#context/config.ts'
import { type Geocoder, openGeocoder } from '#geocoder/geocoder.ts'

const opened = new WeakMap<object, Geocoder | null>()

/** The geocoder that is set, one for all who ask, because they share its budget; null where none is. */
export function geocoderOf(config: Pick<Config, 'GEOCODER' | 'GEOCODER_PER_MINUTE'>): Geocoder | null {
  const known = opened.get(config)
  if (known !== undefined) return known
  const { GEOCODER: setting, GEOCODER_PER_MINUTE: perMinute } = config
  const geocoder = setting && openGeocoder(setting, { perMinute })
  opened.set(config, geocoder)
  return geocoder
}
