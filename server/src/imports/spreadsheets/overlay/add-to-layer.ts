import { officialColumns, stating } from '#database/stored-columns.ts'
import type { Layer, LayerContact, LayerOfficial, LayerSeat } from '#imports/spreadsheets/overlay/layer.ts'

/**
 * The organization's list with the officials of a file added: those in both get the new values that the file states,
 * all others stay the same.
 */
export function addToLayer(before: Layer, file: Layer): Layer {
  const both = <Item>(of: (layer: Layer) => readonly Item[], key: (item: Item) => string, merge = newer<Item>) =>
    merged(of(before), of(file), key, merge)
  return {
    sources: both(
      ({ sources }) => sources,
      ({ id }) => id,
    ),
    counties: both(
      ({ counties }) => counties,
      ({ id }) => id,
    ),
    offices: both(
      ({ offices }) => offices,
      ({ id }) => id,
    ),
    jurisdictions: both(
      ({ jurisdictions }) => jurisdictions,
      ({ key }) => key,
    ),
    coverages: both(
      ({ coverages }) => coverages,
      ({ jurisdictionKey }) => jurisdictionKey,
    ),
    seats: both(
      ({ seats }) => seats,
      ({ officeId, jurisdictionKey }) => `${officeId} ${jurisdictionKey}`,
      bothSeats,
    ),
    officials: both(
      ({ officials }) => officials,
      ({ key }) => key,
      bothOfficials,
    ),
    contacts: both(
      ({ contacts }) => contacts,
      ({ officeId, placeKey }) => `${officeId} ${placeKey}`,
      bothSeats,
    ),
    facts: both(
      ({ facts }) => facts,
      ({ jurisdictionKey, field, formerLinesYear }) => `${jurisdictionKey} ${field} ${formerLinesYear ?? ''}`,
    ),
  }
}

function merged<Item>(
  before: readonly Item[],
  now: readonly Item[],
  key: (item: Item) => string,
  merge: (before: Item, now: Item) => Item,
): Item[] {
  const byKey = new Map(before.map((item) => [key(item), item]))
  for (const item of now) {
    const existing = byKey.get(key(item))
    byKey.set(key(item), existing ? merge(existing, item) : item)
  }
  return [...byKey.values()]
}

function newer<Item>(_: Item, now: Item): Item {
  return now
}

/** New values replace the previous ones; values without a new one stay. */
function mergeValues<Item extends object>(before: Item, now: Item): Item {
  return {
    ...before,
    ...Object.fromEntries(Object.entries(now).filter(([, value]) => value !== null && value !== undefined)),
  }
}

function bothSeats<Item extends LayerSeat | LayerContact>(before: Item, now: Item): Item {
  return { ...mergeValues(before, now), provenance: { ...before.provenance, ...now.provenance } }
}

function bothOfficials(before: LayerOfficial, now: LayerOfficial): LayerOfficial {
  const { first = null, middle = null, suffix = null } = now
  const isOther = isOtherElection(before, now)
  return {
    ...mergeValues(isOther ? withoutElection(before) : before, now),
    // A name is one value, so the old middle name is not combined with the new name.
    first,
    middle,
    suffix,
    provenance: { ...(isOther ? provenanceWithout(before) : before.provenance), ...now.provenance },
  }
}

/**
 * The values of an election belong together; if the election or the winner changes, none of the previous values stay.
 */
const noElection = {
  electionYear: null,
  electionShare: null,
  lastElection: null,
  lastElectionDate: null,
  lastElectionCandidates: null,
  lastElectionMargin: null,
  elected: null,
  takesOffice: null,
  electedResult: null,
} as const satisfies Partial<LayerOfficial>

function isOtherElection(before: LayerOfficial, now: LayerOfficial): boolean {
  const [elected, day] = [now.elected ?? null, now.lastElectionDate ?? null]
  if (elected !== null) return elected !== (before.elected ?? null) || (before.lastElectionDate ?? null) !== null
  return day !== null && (day !== (before.lastElectionDate ?? null) || (before.elected ?? null) !== null)
}

function withoutElection(official: LayerOfficial): LayerOfficial {
  return { ...official, ...noElection }
}

function provenanceWithout({ provenance }: LayerOfficial): LayerOfficial['provenance'] {
  const ofElection = new Set<string>(
    stating(officialColumns).flatMap(([record, column]) => (Object.hasOwn(noElection, record) ? [column] : [])),
  )
  return Object.fromEntries(Object.entries(provenance).filter(([column]) => !ofElection.has(column)))
}
