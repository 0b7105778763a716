import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { PersonName } from '#vocabulary/people/split-name.ts'
import { type ExistingRecords, type ExistingOfficial, seatOf } from '#imports/spreadsheets/resolve/existing-records.ts'
import { isSamePerson } from '#imports/spreadsheets/resolve/person-name.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'

/** What a row states about its official. */
export interface OfficialCriteria extends PersonName {
  readonly externalId: string | null
  readonly officialId: number | null
  readonly officeId: string
  readonly jurisdictionKey: string
}

export interface Match {
  /** The organization's own row for the same person, from its last file. */
  readonly own: ExistingOfficial | null
  /** The public official who is the same person. */
  readonly standsFor: ExistingOfficial | null
}

export type OfficialFinder = (criteria: OfficialCriteria) => Match

/** Finds officials by external id, by id, or else by name, office and jurisdiction. Refuses if two people match. */
export function officialFinder({ officials }: ExistingRecords): OfficialFinder {
  const byId = new Map(officials.map((official) => [official.id, official]))
  const own = officials.filter(({ isOwn }) => isOwn)
  const ownByExternalId = new Map(own.map((official) => [official.externalId, official]))
  const ownByPublicId = new Map(own.map((official) => [official.standsFor, official]))
  const ownOfSeat = Map.groupBy(own, seatOf)
  const publicNamesake = publicNamesakes(officials)
  return (criteria) => {
    const named = criteria.officialId === null ? null : byNumber(criteria, criteria.officialId, byId)
    const namedOwn = named?.isOwn ? named : named && (ownByPublicId.get(named.id) ?? null)
    const external = criteria.externalId === null ? null : (ownByExternalId.get(criteria.externalId) ?? null)
    if (external && namedOwn && external !== namedOwn) {
      throw new CellRefused(
        `The external ID "${criteria.externalId}" is that of ${described(external)}, the Official ID is not`,
        'eo.id',
      )
    }
    const found = external ?? namedOwn ?? ownNamesake(criteria, ownOfSeat)
    const before = byId.get(found?.standsFor ?? 0) ?? null
    const unchanged = before && isSamePerson(before, criteria) ? before : null
    const selected = named?.isOwn ? unchanged : named
    return { own: found, standsFor: selected ?? unchanged ?? publicNamesake(criteria) }
  }
}

/** Finds the public official with that name in that seat; refuses if there are several. */
export function publicNamesakes(
  officials: readonly ExistingOfficial[],
): (criteria: PersonName & Pick<OfficialCriteria, 'officeId' | 'jurisdictionKey'>) => ExistingOfficial | null {
  const ofSeat = Map.groupBy(
    officials.filter(({ isOwn }) => !isOwn),
    seatOf,
  )
  return (criteria) => only(criteria, ofSeat.get(seatOf(criteria)) ?? [])
}

function byNumber(
  criteria: OfficialCriteria,
  id: number,
  byId: ReadonlyMap<number, ExistingOfficial>,
): ExistingOfficial {
  const official = byId.get(id)
  if (!official)
    throw new CellRefused(`There is no official with the number ${id}; empty the cell for somebody new`, 'eo.id')
  // Otherwise the id of another database could match another person.
  if (seatOf(official) !== seatOf(criteria) && normalized(official.last) !== normalized(criteria.last)) {
    throw new CellRefused(
      `The official ${id} is ${described(official)}; empty the cell where another person is meant`,
      'eo.id',
    )
  }
  return official
}

function ownNamesake(
  criteria: OfficialCriteria,
  ofSeat: ReadonlyMap<string, ExistingOfficial[]>,
): ExistingOfficial | null {
  const free = (ofSeat.get(seatOf(criteria)) ?? []).filter(
    ({ externalId }) => externalId === null || criteria.externalId === null,
  )
  return only(criteria, free)
}

function only(criteria: PersonName, candidates: readonly ExistingOfficial[]): ExistingOfficial | null {
  const exact = candidates.filter(({ name }) => normalized(name) === normalized(criteria.name))
  const found = exact.length > 0 ? exact : candidates.filter((candidate) => isSamePerson(candidate, criteria))
  if (found.length < 2) return found[0] ?? null
  const ids = found.map(({ id }) => id).join(' or ')
  throw new CellRefused(
    `${found.length} officials of that office and place may be meant; fill the Official ID (${ids})`,
    'eo.name',
  )
}

export function described({
  name,
  office,
  jurisdiction,
}: Pick<ExistingOfficial, 'name' | 'office' | 'jurisdiction'>): string {
  return `${name}, ${office}, ${jurisdiction}`
}
