import { ImportRefused } from '#imports/records/import-refused.ts'
import type { Records } from '#imports/records/records.ts'

/** Stops an import whose records contradict each other, before any of them touches the database. */
export function checkRecords(records: Records): void {
  refuseTwins('source', records.sources, ({ id }) => id)
  refuseTwins('county', records.counties, ({ id }) => id)
  refuseTwins('jurisdiction', records.jurisdictions, ({ key }) => key)
  refuseTwins('seat', records.seats, ({ office, jurisdictionKey }) => `${office} of ${jurisdictionKey}`)
  refuseTwins('official', records.officials, ({ key }) => key)
  refuseTwins('contact', records.contacts, ({ office, placeKey }) => `${office} of ${placeKey}`)
  refuseTwins(
    'fact',
    records.facts,
    (fact) => `${fact.field} of ${fact.jurisdictionKey} (${fact.formerLinesYear ?? 'today'})`,
  )
  refuseTwins('election date', records.electionDates, ({ uid }) => uid)
  refuseTwins('election gap', records.electionGaps, ({ stateId, sentence }) => `${stateId} ${sentence}`)
  refuseTwins('city or town', records.censusPlaces, ({ id }) => id)
  refuseTwins('ZIP area', records.zipAreas, ({ zip }) => zip)
  const jurisdictions = new Set(records.jurisdictions.map(({ key }) => key))
  const seats = new Set(records.seats.map(({ office, jurisdictionKey }) => `${office} of ${jurisdictionKey}`))
  for (const { key, office, jurisdictionKey } of records.officials) {
    if (!seats.has(`${office} of ${jurisdictionKey}`))
      throw new ImportRefused(`The official ${key} holds a seat that is not in the records`)
  }
  for (const { jurisdictionKey } of [...records.seats, ...records.facts]) {
    if (!jurisdictions.has(jurisdictionKey))
      throw new ImportRefused(`The jurisdiction ${jurisdictionKey} is not in the records`)
  }
}

function refuseTwins<Item>(what: string, items: readonly Item[], keyOf: (item: Item) => string): void {
  const keys = new Set<string>()
  for (const item of items) {
    const key = keyOf(item)
    if (keys.has(key)) throw new ImportRefused(`The ${what} ${key} comes twice`)
    keys.add(key)
  }
}
