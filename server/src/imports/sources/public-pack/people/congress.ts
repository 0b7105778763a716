import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import * as z from 'zod/mini'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { suffixOf } from '#vocabulary/people/name-words.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { partyOf } from '#imports/records/parties.ts'
import { chamberOf } from '#imports/geography/chambers.ts'
import { contactOf } from '#imports/sources/public-pack/people/contact.ts'
import { dayField, optionalDayField, stateField } from '#imports/reading/fields.ts'
import type { ListedMember } from '#imports/sources/public-pack/people/congress-listing.ts'
import type { OfficeOfPerson } from '#imports/sources/public-pack/people/person-file.ts'
import { unbrokenSince } from '#imports/sources/public-pack/people/unbroken-service.ts'
import { readEach, type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { Sources } from '#imports/sources/public-pack/files/sources.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { shaped, yamlItems, yamlText as text } from '#imports/reading/yaml.ts'
import type { OfficialRecord } from '#imports/records/records.ts'

const memberFile = z.object({
  id: z.object({ bioguide: z.string() }),
  name: z.object({ first: z.string(), middle: text, last: z.string(), suffix: text, official_full: z.string() }),
  bio: z.object({ birthday: text, gender: text }),
  terms: z.array(
    z.object({
      type: z.enum(['rep', 'sen']),
      start: z.string(),
      end: z.string(),
      state: z.string(),
      district: z.optional(z.number()),
      class: z.optional(z.literal([1, 2, 3])),
      party: text,
      address: text,
      phone: text,
    }),
  ),
})
type Member = z.output<typeof memberFile>
type Term = Member['terms'][number]

const districtOfficesFile = z.object({
  id: z.object({ bioguide: z.string() }),
  offices: z.array(
    z.object({ address: text, suite: text, building: text, city: text, state: text, zip: text, phone: text }),
  ),
})
type DistrictOffices = z.output<typeof districtOfficesFile>

const genders: ReadonlyMap<string, string> = new Map([
  ['M', 'Male'],
  ['F', 'Female'],
])

/**
 * The members of the U.S. House and Senate. The listed term of an appointed senator ends on the day of the special
 * election, so a member past the end of a term counts as in office if the second source still lists them.
 */
export function readCongress(
  file: TextFile,
  today: string,
  districtOffices: readonly DistrictOffices[],
  listing: readonly ListedMember[],
  sources: Pick<Sources, 'congress' | 'openStates'>,
): Reading<OfficialRecord> {
  const offices = new Map(districtOffices.map((each) => [each.id.bioguide, each.offices]))
  const listingByBioguide = new Map(listing.map((each) => [each.bioguide, each]))
  return readEach(yamlItems(file), ({ item }) => {
    const member = shaped(memberFile, item)
    const { bioguide } = member.id
    const term = member.terms.at(-1)
    if (!term) throw new RowRefused(`${member.name.official_full} has no term`)
    if (dayField(term.end, 'end') <= today && !listingByBioguide.has(bioguide)) {
      throw new RowRefused(
        `${member.name.official_full} holds no office today: the last term ended on ${typedDayOf(term.end)}`,
      )
    }
    const contact = contactOf([capitolOffice(term), ...(offices.get(bioguide) ?? []).map(asOffice)])
    const listed = listingByBioguide.get(bioguide)
    const since = sinceOf(term, member.terms)
    return { ...officialOf(member, term, sources.congress), since, ...contact, ...joined(listed, sources.openStates) }
  })
}

export function readDistrictOffices(file: TextFile): Reading<DistrictOffices> {
  return readEach(yamlItems(file), ({ item }) => shaped(districtOfficesFile, item))
}

function officialOf(
  { id, name, bio }: Member,
  term: Term,
  source: Sources['congress'],
): Omit<OfficialRecord, 'phone' | 'address' | 'addressKind' | 'email' | 'provenance'> {
  return {
    key: `bioguide:${id.bioguide}`,
    ...seatOf(term),
    name: splitName(name.official_full, name.last).name,
    first: name.first,
    middle: name.middle ?? null,
    last: name.last,
    suffix: suffixOf(name.suffix ?? ''),
    party: partyOf(term.party ?? ''),
    birthDate: optionalDayField(bio.birthday, 'birthday'),
    gender: genders.get(bio.gender ?? '') ?? null,
    termEnd: dayField(term.end, 'end'),
    sourceId: source.id,
    asOf: source.asOf,
    method: 'reported',
  }
}

function sinceOf(term: Term, terms: readonly Term[]): string | null {
  const served = ({ start, end }: Term) => ({ start: dayField(start, 'start'), end: dayField(end, 'end') })
  const same = terms.filter((each) => each !== term && each.type === term.type && each.state === term.state)
  return unbrokenSince(served(term), same.map(served))
}

/** The values of a member in the list of Open States. */
function joined(
  listed: ListedMember | undefined,
  { id, asOf }: Sources['openStates'],
): Pick<OfficialRecord, 'email' | 'openStatesId' | 'provenance'> {
  const provenance = { source: id, as_of: asOf, method: 'reported' } as const
  const email = listed?.email ?? null
  return {
    email,
    openStatesId: listed?.person ?? null,
    provenance: { ...(email && { 'eo.email': provenance }), ...(listed && { 'eo.openstates_id': provenance }) },
  }
}

function seatOf(term: Term): { office: OfficeName; jurisdictionKey: string } {
  const stateId = stateField(term.state)
  if (term.type === 'sen') {
    if (term.class === undefined) throw new RowRefused('the term in the Senate names no class')
    return { office: 'U.S. Senator', jurisdictionKey: jurisdictionKey.senateSeat(stateId, String(term.class)) }
  }
  if (term.district === undefined) throw new RowRefused('the term in the House names no district')
  const { office, key } = chamberOf.congress
  return { office, jurisdictionKey: key(stateId, String(term.district)) }
}

function capitolOffice(term: Term): OfficeOfPerson {
  return { classification: 'capitol', address: term.address, voice: term.phone }
}

function asOffice(office: DistrictOffices['offices'][number]): OfficeOfPerson {
  const place = [office.city, [office.state, office.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const address = [office.address, office.suite, office.building, place].filter(Boolean).join('; ')
  return { classification: 'district', address, voice: office.phone }
}
