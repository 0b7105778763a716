import { readCsv } from '#imports/reading/csv.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import type { FactRecord, JurisdictionRecord } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import { factsOf } from '#imports/sources/public-pack/figures/fact.ts'

export interface Website {
  readonly jurisdictionKey: string
  readonly domain: string
}

const kinds: ReadonlyMap<string, (geoid: string) => string> = new Map([
  ['county', jurisdictionKey.county],
  ['place', jurisdictionKey.municipality],
])

/**
 * A domain of a department or a single officer is not the government's own. The pattern does not match Marshall County.
 */
const ofDepartment =
  /police|\bpd\b|pd(?:la|fl|ga|al|ms)?(?:-[a-z]{2})?\.gov$|sherr?iff?|marshal(?!l)|fire|utilit|energy|develop|election|clerk|court|tax|apprais|assess|health|library|transit|airport|coroner|commission on|information technology|\bIT\b|911|emergency|registrar|treasurer|attorney|school/i

/** The .gov domains of counties and municipalities; a domain without a known owner is refused. */
export function readWebsites(file: TextFile): Reading<Website> {
  return readCsv(file, ['domain', 'organization', 'suborganization', 'geoid', 'geo_type'], ({ values }) => {
    const keyOf = kinds.get(values.geo_type)
    if (!keyOf)
      throw new RowRefused(`it is not known which county or city ${values.domain} belongs to, so no place shows it`)
    if (!/^[a-z\d][a-z\d.-]*\.gov$/.test(values.domain)) throw new RowRefused(`"${values.domain}" is no .gov domain`)
    if ([values.domain, values.organization, values.suborganization].some((text) => ofDepartment.test(text)))
      throw new RowRefused(
        `${values.domain} belongs to a department or an officer, and a place shows the website of its whole government alone`,
      )
    return { jurisdictionKey: keyOf(values.geoid), domain: values.domain }
  })
}

/** The website of each government with a single domain; where it has several, it is unknown which is its own. */
export function websiteFacts(
  websites: readonly Website[],
  jurisdictions: readonly Pick<JurisdictionRecord, 'key' | 'kind'>[],
): FactRecord[] {
  const byKey = Map.groupBy(websites, (website) => website.jurisdictionKey)
  return jurisdictions.flatMap(({ key, kind }) => {
    // A part of a municipality has the website of the whole municipality.
    const websiteKey = kind === 'municipality' ? key.split(':').slice(0, 2).join(':') : key
    const [website, ...others] = byKey.get(websiteKey) ?? []
    if (!website || others.length > 0) return []
    return factsOf(key, { 'jurisdiction.website': website.domain }, { source: sources.websites, method: 'reported' })
  })
}
