import type { ByDivision } from '@atlas/contract/endpoints/places/civic-info.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { postalLines } from '@atlas/contract/rules/postal-address.ts'
import { states } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { type LevelAndRole, levelAndRole } from '#features/places/forms/civicinfo/levels-and-roles.ts'
import { type Divisions, otherIdsOf } from '#features/places/forms/division-rows.ts'
import { type FormOfficial, formOfficials } from '#features/places/forms/form-officials.ts'

type Offices = NonNullable<ByDivision['offices']>
type Officials = NonNullable<ByDivision['officials']>

export interface Requested {
  /** Empty for all. */
  readonly levels: readonly string[]
  readonly roles: readonly string[]
  readonly includeOffices: boolean
}

interface Request {
  readonly snapshot: Snapshot
  readonly divisions: Divisions
  /** The divisions to include, in this order. */
  readonly ids: readonly string[]
  readonly rows: readonly number[]
  readonly requested: Requested
  readonly isNonpartisan: boolean
}

/** Divisions, offices and officials, which refer to each other by their indexes in the lists. */
export function representatives({ snapshot, divisions, ids, rows, requested, isNonpartisan }: Request): ByDivision {
  const named = (id: string) => ({ name: divisions.byId.get(id)?.name ?? id, ...alsoKnownAs(id) })
  if (!requested.includeOffices) return { divisions: Object.fromEntries(ids.map((id) => [id, named(id)])) }
  const offices = new Map<string, Offices[number]>()
  const indicesOf = new Map<string, number[]>()
  const officials: Officials = []
  for (const official of formOfficials(snapshot, rows, isNonpartisan)) {
    const divisionId = divisions.ofRow(official.row)
    const is = levelAndRole(
      official.text('office.name') ?? '',
      official.text('office.type') ?? '',
      official.text('state.name') ?? '',
    )
    if (divisionId === null || !isRequested(is, requested)) continue
    const name = officeName(official, is)
    const key = `${divisionId} ${name}`
    const office = offices.get(key) ?? { name, divisionId, levels: [is.level], roles: [is.role], officialIndices: [] }
    if (!offices.has(key)) {
      indicesOf.set(divisionId, [...(indicesOf.get(divisionId) ?? []), offices.size])
      offices.set(key, office)
    }
    office.officialIndices.push(officials.length)
    officials.push(asOfficial(official))
  }
  // With a filter, divisions without any remaining official are left out.
  const isFiltered = requested.levels.length + requested.roles.length > 0
  const shownIds = ids.filter((id) => !isFiltered || indicesOf.has(id))
  return {
    divisions: Object.fromEntries(
      shownIds.map((id) => {
        const officeIndices = indicesOf.get(id)
        return [id, { ...named(id), ...(officeIndices && { officeIndices }) }]
      }),
    ),
    ...(offices.size > 0 && { offices: [...offices.values()], officials }),
  }
}

function alsoKnownAs(id: string) {
  const others = otherIdsOf(id)
  return others.length > 0 ? { alsoKnownAs: others } : {}
}

function isRequested({ level, role }: LevelAndRole, { levels, roles }: Requested): boolean {
  return (levels.length === 0 || levels.includes(level)) && (roles.length === 0 || roles.includes(role))
}

const codes = new Map(Object.values(states).map(({ name, code }) => [name, code]))

/**
 * The office with its place, as programs show it: "Governor of Mississippi", "MS State Senator", "Duval County
 * Sheriff".
 */
function officeName({ text }: FormOfficial, { level }: LevelAndRole): string {
  const office = text('office.name') ?? ''
  const state = text('state.name') ?? ''
  if (level === 'country') return office
  if (office === 'Governor' || office === 'Lieutenant Governor') return `${office} of ${state}`
  if (level === 'administrativeArea1') return `${codes.get(state) ?? state} ${office}`
  const place = (text('jurisdiction.name') ?? '').split(', ')[0] ?? ''
  return office === 'Mayor' ? `Mayor of ${place}` : `${place} ${office}`.trim()
}

const parties: ReadonlyMap<string, string> = new Map([
  ['Democratic', 'Democratic Party'],
  ['Republican', 'Republican Party'],
])

function asOfficial({ text }: FormOfficial): Officials[number] {
  const party = text('party.name')
  const phone = text('contact.phone')
  const email = text('contact.email')
  const address = text('stats.address') ?? text('office.address')
  const url = text('office.website') ?? text('jurisdiction.website')
  return {
    name: text('eo.name') ?? '',
    ...(address && { address: [addressOf(address)] }),
    ...(party && { party: parties.get(party) ?? party }),
    ...(phone && { phones: [formatPhone(phone)] }),
    ...(url && { urls: [/^https?:/.test(url) ? url : `https://${url}`] }),
    ...(email && { emails: [email] }),
  }
}

const endOfAddress = /^(.+?),? ([A-Z]{2})(?: (\d{5}(?:-\d{4})?))?$/

function addressOf(text: string): NonNullable<Officials[number]['address']>[number] {
  const lines = postalLines(text)
  const [, city, state, zip] = endOfAddress.exec(lines.at(-1) ?? '') ?? []
  const streets = city ? lines.slice(0, -1) : lines
  const [line1, line2, line3] = streets
  return {
    ...(line1 && { line1 }),
    ...(line2 && { line2 }),
    ...(line3 && { line3 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zip && { zip }),
  }
}
