import { isIP } from 'node:net'
import { type GeocoderName, geocoderNames } from '#geocoder/forms.ts'

/** The geocoder that the operator has set. */
export interface GeocoderSetting {
  readonly name: GeocoderName
  readonly base: string
  /** The operator has named this machine or a private network, so that it may be asked. */
  readonly mayBePrivate: boolean
}

const hostOfCensus = 'https://geocoding.geo.census.gov'

/**
 * `census`, `nominatim:https://…`; null where the text is none of these. A private network is named by an IP address or
 * localhost, or by `private:` before the address, as a host in a network of containers is: `photon:private:http://photon:2322`.
 */
export function readGeocoder(text: string): GeocoderSetting | null {
  const [, word = '', given = ''] = /^([a-z]+)(?::(.+))?$/.exec(text) ?? []
  const name = geocoderNames.find((each) => each === word)
  if (!name) return null
  if (name === 'census' && given === '') return { name, base: hostOfCensus, mayBePrivate: false }
  const isNamedPrivate = given.startsWith('private:')
  const url = URL.parse(isNamedPrivate ? given.slice('private:'.length) : given)
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '' || url.username !== '')
    return null
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  return { name, base: url.href, mayBePrivate: isNamedPrivate || host === 'localhost' || isIP(host) > 0 }
}

/** Names who receives addresses, for the people who type them; a private network is not named. */
export function addressedTo({ name, base, mayBePrivate }: GeocoderSetting): string {
  if (mayBePrivate) return 'a server of those who run this atlas'
  return name === 'census' && base === hostOfCensus ? 'the U.S. Census Bureau' : new URL(base).host
}
