import type { OpenStatesPerson } from '@atlas/contract/endpoints/places/open-states.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { states } from '@atlas/contract/rules/states.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import type { FormOfficial } from '#features/places/forms/form-officials.ts'
import { divisionsOf } from '#features/places/forms/division-rows.ts'
import { levelAndRole } from '#features/places/forms/civicinfo/levels-and-roles.ts'

/** Additional data that a program may request. */
export const includes = ['other_names', 'other_identifiers', 'links', 'sources', 'offices'] as const
export type Include = (typeof includes)[number]

type Role = OpenStatesPerson['current_role']
type Jurisdiction = OpenStatesPerson['jurisdiction']

export const congress: Jurisdiction = {
  id: 'ocd-jurisdiction/country:us/government',
  name: 'United States',
  classification: 'country',
}

/** The jurisdiction `ocd-jurisdiction/…/government` governs `ocd-division/…`. */
export function jurisdictionId(divisionId: string): string {
  return `${divisionId.replace(/^ocd-division\//, 'ocd-jurisdiction/')}/government`
}

const stateIds = new Map(Object.values(states).map(({ name, code }) => [name, code.toLowerCase()]))

export function stateJurisdiction(name: string): Jurisdiction {
  const id = jurisdictionId(`ocd-division/country:us/state:${stateIds.get(name) ?? ''}`)
  return { id, name, classification: 'state' }
}

/** The role and the place of an official, by which people are searched. */
export interface Placed {
  readonly role: Role
  readonly jurisdiction: Jurisdiction
}

const ofLegislature: Readonly<Record<string, Pick<Role, 'title' | 'org_classification'>>> = {
  'U.S. Senator': { title: 'Senator', org_classification: 'upper' },
  'U.S. Representative': { title: 'Representative', org_classification: 'lower' },
  'State Senator': { title: 'Senator', org_classification: 'upper' },
  'State Representative': { title: 'Representative', org_classification: 'lower' },
}

export function placedIn(snapshot: Snapshot, { row, text }: FormOfficial): Placed {
  const [office, type, state] = [text('office.name') ?? '', text('office.type') ?? '', text('state.name') ?? '']
  const divisions = divisionsOf(snapshot)
  const division = divisions.ofRow(row)
  const district = text('jurisdiction.district')
  const division_id = division === null ? {} : { division_id: division }
  const legislature = ofLegislature[office]
  if (legislature && type === 'Congress') {
    const code = stateIds.get(state)?.toUpperCase() ?? ''
    const named = office === 'U.S. Senator' ? state : `${code}-${district ?? ''}`
    return { role: { ...legislature, district: named, ...division_id }, jurisdiction: congress }
  }
  if (legislature)
    return {
      role: { ...legislature, ...(district && { district }), ...division_id },
      jurisdiction: stateJurisdiction(state),
    }
  const { level } = levelAndRole(office, type, state)
  if (level === 'administrativeArea1')
    return { role: { title: office, org_classification: 'executive' }, jurisdiction: stateJurisdiction(state) }
  const [placeId = ''] = division === null ? [] : [ofPlace(division)]
  const name = divisions.byId.get(placeId)?.name ?? (text('jurisdiction.name') ?? '').split(', ')[0] ?? ''
  return {
    role: { title: office, org_classification: 'government', ...(district && { district }), ...division_id },
    jurisdiction: placeId
      ? { id: jurisdictionId(placeId), name, classification: 'municipality' }
      : stateJurisdiction(state),
  }
}

/** A district of a county or a city belongs to the jurisdiction of the whole place. */
function ofPlace(divisionId: string): string {
  return /^ocd-division\/country:us\/state:\w\w\/(?:county|parish|place):[^/]+/.exec(divisionId)?.[0] ?? ''
}

export function personId({ text }: FormOfficial): string {
  return text('eo.openstates_id') ?? `atlas-official/${text('eo.id') ?? ''}`
}

/** Unknown texts are empty, as in Open States. */
export function describePerson(
  official: FormOfficial,
  { role, jurisdiction }: Placed,
  included: ReadonlySet<Include>,
): OpenStatesPerson {
  const { text } = official
  const known = (id: Parameters<typeof text>[0]) => text(id) ?? ''
  const asOf = `${known('eo.as_of').slice(0, 10)}T00:00:00+00:00`
  return {
    id: personId(official),
    name: known('eo.name'),
    party: known('party.name'),
    current_role: role,
    jurisdiction,
    given_name: known('eo.first'),
    family_name: known('eo.last'),
    image: '',
    email: known('contact.email'),
    gender: known('eo.gender'),
    birth_date: '',
    death_date: '',
    extras: {},
    created_at: text('eo.added') ?? asOf,
    updated_at: asOf,
    openstates_url: '',
    ...(included.has('other_identifiers') && {
      other_identifiers: [{ identifier: known('eo.id'), scheme: 'southern-officials-atlas' }],
    }),
    ...(included.has('other_names') && { other_names: [] }),
    ...(included.has('links') && { links: linksOf(official) }),
    ...(included.has('sources') && { sources: [] }),
    ...(included.has('offices') && { offices: officesOf(official, role) }),
  }
}

function linksOf({ text }: FormOfficial): NonNullable<OpenStatesPerson['links']> {
  const url = text('office.website') ?? text('jurisdiction.website')
  return url ? [{ url: /^https?:/.test(url) ? url : `https://${url}`, note: '' }] : []
}

function officesOf(
  { text }: FormOfficial,
  { org_classification: body }: Role,
): NonNullable<OpenStatesPerson['offices']> {
  const phone = text('contact.phone')
  const address = text('stats.address') ?? text('office.address')
  const second = text('eo.second_phone')
  const isCapitol = body === 'upper' || body === 'lower' || body === 'executive'
  const classification = isCapitol ? ('capitol' as const) : ('primary' as const)
  return [
    ...(phone || address
      ? [
          {
            name: isCapitol ? 'Capitol Office' : 'Primary Office',
            classification,
            address: address ?? '',
            voice: phone ? formatPhone(phone) : '',
            fax: '',
          },
        ]
      : []),
    ...(second
      ? [
          {
            name: 'District Office',
            classification: 'district' as const,
            address: '',
            voice: formatPhone(second),
            fax: '',
          },
        ]
      : []),
  ]
}
