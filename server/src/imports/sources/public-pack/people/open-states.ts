import { states } from '@atlas/contract/rules/states.ts'
import { laws } from '@atlas/states/laws.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { partyOf } from '#imports/records/parties.ts'
import { chamberOf } from '#imports/geography/chambers.ts'
import { contactOf, emailOf } from '#imports/sources/public-pack/people/contact.ts'
import { districtField, optionalDayField, stateField } from '#imports/reading/fields.ts'
import {
  currentRole,
  parsePerson,
  type PersonFile,
  type Role,
} from '#imports/sources/public-pack/people/person-file.ts'
import { unbrokenSince } from '#imports/sources/public-pack/people/unbroken-service.ts'
import type { PlaceOf } from '#imports/geography/places.ts'
import { readEach, type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { Sources } from '#imports/sources/public-pack/files/sources.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

interface Seat {
  readonly office: OfficeName
  readonly jurisdictionKey: string
}

const executiveOffices: ReadonlyMap<string, OfficeName> = new Map([
  ['governor', 'Governor'],
  ['lt_governor', 'Lieutenant Governor'],
  ['attorney general', 'Attorney General'],
  ['secretary of state', 'Secretary of State'],
  ['treasurer', 'State Treasurer'],
  ['auditor', 'State Auditor'],
  ['chief financial officer', 'Chief Financial Officer'],
  ['commissioner of agriculture', 'Commissioner of Agriculture'],
  ['commissioner of insurance', 'Commissioner of Insurance'],
  ['commissioner of labor', 'Commissioner of Labor'],
  ['superintendent', 'Superintendent of Education'],
])

export interface Seated {
  readonly official: OfficialRecord
  /** The day on which the present role began; null where it is unknown. */
  readonly seatedSince: string | null
}

/** The people in a folder of Open States who hold an office today: legislators, executives, mayors. */
export function readOfficials(
  files: readonly TextFile[],
  today: string,
  placeOf: PlaceOf,
  source: Sources['openStates'],
): Reading<Seated> {
  const rows = files.map((file) => ({ file: file.path, line: null, text: file }))
  return readEach(rows, ({ text }) => {
    const person = parsePerson(text)
    const role = currentRole(person, today)
    return {
      official: { ...officialOf(person, seatOf(role, placeOf), source), ...servedIn(role, person) },
      seatedSince: optionalDayField(role.start_date, 'start_date'),
    }
  })
}

function servedIn(role: Role, { roles }: PersonFile): Pick<OfficialRecord, 'since' | 'termEnd'> {
  const served = ({ start_date: start, end_date: end }: Role) => ({
    start: optionalDayField(start, 'start_date'),
    end: optionalDayField(end, 'end_date'),
  })
  const same = roles.filter(
    (each) => each !== role && each.type === role.type && each.jurisdiction === role.jurisdiction,
  )
  return { since: unbrokenSince(served(role), same.map(served)), termEnd: served(role).end }
}

function seatOf(role: Role, placeOf: PlaceOf): Seat {
  const [, code = '', place] = /\/state:([a-z]{2})(?:\/place:([^/]+))?\/government$/.exec(role.jurisdiction) ?? []
  const stateId = stateField(code)
  if (role.type === 'upper' || role.type === 'lower') {
    if (!role.district) throw new RowRefused(`the role "${role.type}" names no district`)
    const { office, key } = chamberOf[role.type]
    return { office, jurisdictionKey: key(stateId, districtField(role.district)) }
  }
  if (role.type === 'mayor' && place) {
    return {
      office: 'Mayor',
      jurisdictionKey: jurisdictionKey.municipality(placeOf(stateId, place.replaceAll('_', ' ')).id),
    }
  }
  const office = executiveOffices.get(role.type)
  if (!office) throw new RowRefused(`no office of the atlas is meant by the role "${role.type}"`)
  if (laws[stateId].appointed.includes(office))
    throw new RowRefused(`the ${office} of ${states[stateId].name} is appointed, and the atlas is of elected officials`)
  return { office, jurisdictionKey: jurisdictionKey.state(stateId) }
}

function officialOf(person: PersonFile, seat: Seat, source: Sources['openStates']): OfficialRecord {
  const party = person.party?.find((each) => !each.end_date)
  return {
    key: person.id,
    ...seat,
    ...splitName(person.name, person.family_name),
    ...contactOf(person.offices ?? []),
    party: partyOf(party?.name ?? ''),
    email: emailOf(person.email),
    birthDate: person.birth_date ?? null,
    openStatesId: person.id,
    gender: person.gender ?? null,
    sourceId: source.id,
    asOf: source.asOf,
    method: 'reported',
    provenance: {},
  }
}
