import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { outcomeOf } from '@atlas/contract/rules/last-election.ts'
import { normalized, slug } from '@atlas/contract/rules/normalized.ts'
import { officialColumns, stating } from '#database/stored-columns.ts'
import { type OfficeName, offices } from '@atlas/contract/rules/offices.ts'
import type { PartyName } from '@atlas/contract/rules/parties.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { type Figures, ratioOf } from '#imports/sources/demonstration/figures.ts'
import { type Ethnicity, inventPerson, type Person } from '#imports/sources/demonstration/people.ts'
import { inventAddress } from '#imports/sources/demonstration/place-names.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { type Random, weightedChoice } from '#imports/sources/demonstration/random.ts'
import { demonstrations } from '@atlas/states/demonstrations.ts'
import type { DemonstrationSources } from '#imports/sources/demonstration/sources.ts'

/** How often a source lacks a value. */
const missing = {
  party: 0.04,
  gender: 0.07,
  ethnicity: 0.2,
  phone: 0.1,
  email: 0.25,
  address: 0.12,
  election: 0.18,
  other: 0.3,
}

const drawAgeKnowledge = weightedChoice([
  ['date of birth', 62],
  ['age', 13],
  ['nothing', 25],
])
const drawAddressKind = weightedChoice([
  ['office', 90],
  ['mailing', 8],
  ['unknown', 2],
] as const)
const drawMinorParty = weightedChoice<PartyName>([
  ['Independent', 50],
  ['No Party', 10],
  ['Libertarian', 20],
  ['Green', 8],
  ['Other', 12],
])

/** Invents the holder of a post; `chair` numbers those who share the seat, from 1. */
export function officialInventor(
  today: string,
  sources: DemonstrationSources,
): (post: Post, chair: number, lastYear: number) => OfficialRecord {
  const year = Number(today.slice(0, 4))
  const statedAge = {
    'eo.age': { source: sources.people.id, as_of: today, method: 'reported', note: 'Stated as an age.' },
  } as const
  const nothingElse = {}
  const officeSlugs = new Map(Object.keys(offices).map((office) => [office, slug(office)]))

  return ({ office, jurisdiction, random }, chair, lastYear) => {
    const { record, figures, town } = jurisdiction
    const person = inventPerson(random, record.stateId, figures, year)
    const { areaCodes, postalPrefixes } = demonstrations[record.stateId]
    const unless = <Value>(share: number, value: () => Value) => (random.chance(share) ? null : value())
    const ageKnowledge = drawAgeKnowledge(random)
    const address = unless(missing.address, () =>
      inventAddress(random, town, states[record.stateId].code, random.pick(postalPrefixes)),
    )
    const share = unless(missing.election, () => inventElectionShare(random))
    const invented = {
      key: `demonstration:${officeSlugs.get(office)}:${record.key}:${chair}`,
      office,
      jurisdictionKey: record.key,
      party: unless(missing.party, () => inventParty(random, office, jurisdiction, person)),
      name: person.name,
      first: person.first,
      middle: person.middle,
      last: person.last,
      suffix: person.suffix,
      birthDate: ageKnowledge === 'date of birth' ? inventBirthDate(random, person) : null,
      age: ageKnowledge === 'age' ? year - person.birthYear : null,
      gender: unless(missing.gender, () => person.gender),
      ethnicity: unless(missing.ethnicity, () => person.ethnicity),
      ...phonesOf(
        unless(missing.phone, () => inventPhone(random, areaCodes)),
        office,
      ),
      email: unless(missing.email, () => emailOf(person)),
      address,
      addressKind: address === null ? null : drawAddressKind(random),
      since: share === null || lastYear >= year ? null : `${lastYear}-12-31`,
      termEnd: share === null ? null : `${year + 1}-12-31`,
      ballotDay: share === null ? null : ballotOf(lastYear, year),
      electionYear: share === null ? null : lastYear,
      electionShare: share,
      ...inventLastElection(share, lastYear),
      // These come with the results of an election, which a demonstration does not have.
      elected: null,
      takesOffice: null,
      // An invented id might match a real person.
      openStatesId: null,
      sourceId: sources.people.id,
      asOf: today,
      method: 'reported',
      provenance: ageKnowledge === 'age' ? statedAge : nothingElse,
    } satisfies OfficialRecord
    return withTheOthers(invented, random)
  }
}

const statedValues = stating(officialColumns)

/** No opponent where the winner has all votes; otherwise one. */
function inventLastElection(share: number | null, lastYear: number) {
  const candidates = share === null ? null : share === 1 ? 1 : 2
  const margin = share === null || share === 1 ? null : Math.round((2 * share - 1) * 10_000) / 10_000
  return {
    lastElection: outcomeOf({ candidates, margin, share }),
    lastElectionDate: share === null ? null : `${lastYear}-11-04`,
    lastElectionCandidates: candidates,
    lastElectionMargin: margin,
  }
}

/** For those whose last election is longest ago, the result of a later election is not in yet. */
function ballotOf(lastYear: number, year: number): string {
  return lastYear < year - 3 ? `${year - 1}-11-04` : `${year + 1}-11-02`
}

/** Columns without realistic invented values get placeholders made from their label, so that none is empty. */
function withTheOthers(official: OfficialRecord, random: Random): OfficialRecord {
  const others = statedValues.filter(([record]) => !Object.hasOwn(official, record))
  if (others.length === 0) return official
  const values = others.map(([record, id]) => [record, random.chance(missing.other) ? null : anyValue(random, id)])
  return { ...official, ...(Object.fromEntries(values) as Partial<OfficialRecord>) }
}

function anyValue(random: Random, id: ColumnId): string | number {
  const { type, label } = columnOf(id)
  const number = random.integer(1, 100)
  if (type === 'int') return number
  if (type === 'percentage') return number / 100
  if (type === 'datetime') return `19${String(number % 100).padStart(2, '0')}-06-15`
  return `${label} ${'ABC'.charAt(number % 3)}`
}

function inventParty(random: Random, office: OfficeName, { record, figures }: Post['jurisdiction'], person: Person) {
  if (demonstrations[record.stateId].nonpartisan.includes(office) && random.chance(0.92)) return 'Nonpartisan'
  if (random.chance(minorPartyShare(office))) return drawMinorParty(random)
  return random.chance(democraticShare(figures, person.ethnicity)) ? 'Democratic' : 'Republican'
}

function minorPartyShare(office: OfficeName): number {
  return offices[office] === 'Municipal Government' ? 0.12 : 0.015
}

/**
 * The probability that the winner is a Democrat: a majority wins more seats than votes, and ethnicity has an influence
 * too.
 */
function democraticShare(figures: Figures, ethnicity: Ethnicity): number {
  const votes = ratioOf(figures, 'stats.2020biden%')
  const lean = ethnicity === 'African-American' ? 2.2 : ethnicity === 'European' ? -0.9 : 0
  return 1 / (1 + Math.exp(-(9 * (votes - 0.48) + lean)))
}

function inventElectionShare(random: Random): number {
  if (random.chance(0.3)) return 1
  const share = 0.5 + Math.abs(random.normal()) * 0.11
  return Math.round(Math.min(0.98, share + 0.002) * 10_000) / 10_000
}

function inventBirthDate(random: Random, { birthYear }: Person): string {
  const day = new Date(Date.UTC(birthYear, 0, random.integer(1, 365)))
  return day.toISOString().slice(0, 10)
}

// The numbers from 555-0100 to 555-0199 are reserved for fiction and assigned to nobody.
function inventPhone(random: Random, areaCodes: readonly string[]): string {
  return `${random.pick(areaCodes)}-555-01${String(random.integer(0, 99)).padStart(2, '0')}`
}

/**
 * A legislator has a second office in the district. Its number is derived from the first, so that it uses no random
 * number.
 */
function phonesOf(phone: string | null, office: OfficeName) {
  const hasSecond = phone !== null && offices[office] === 'State Legislature'
  const next = (Number(phone?.slice(-2)) + 1) % 100
  return {
    phone,
    secondPhone: hasSecond ? `${phone.slice(0, -2)}${String(next).padStart(2, '0')}` : null,
    secondPhoneOf: hasSecond ? 'district office' : null,
  }
}

function emailOf({ first, last }: Person): string {
  return `${mailWord(first ?? '')}.${mailWord(last)}@example.org`
}

function mailWord(text: string): string {
  // The Vietnamese đ is a separate letter that does not decompose into d and an accent.
  return normalized(text).replaceAll('đ', 'd').replaceAll(' ', '')
}
