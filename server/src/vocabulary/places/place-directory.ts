import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import type { PlaceAlias } from '@atlas/states/place-aliases.ts'
import type { Chamber } from '#vocabulary/districts/chambers.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import { placeAliases } from '#vocabulary/places/place-aliases.ts'
import { otherWords, ownWords } from '#vocabulary/places/names-of-place.ts'
import { type PlaceCode, readPlaceCode } from '#vocabulary/codes/place-code.ts'
import { ofTownInCounty } from '#vocabulary/places/town-in-county.ts'
import { placeKeys, type PlaceReading, placeReadings, readPlaceName } from '#vocabulary/places/place-name.ts'
import { stateAtStart } from '#vocabulary/states/state-words.ts'
import { furthest, letterDistance } from '#vocabulary/spelling/letter-distance.ts'

/** A place that a text may mean. */
export interface ListedPlace {
  readonly id: string
  readonly kind: PlaceKind
  readonly stateId: StateId
  /** "Dallas County" or "Dallas" for a county, "Selma" or "City of Selma" for a city. */
  readonly name: string
}

/** What is known in addition to the text. */
export interface Limits {
  readonly kind?: PlaceKind | undefined
  /** A state in the text takes precedence. */
  readonly stateId?: StateId | undefined
}

export interface PlaceDirectory<Place extends ListedPlace> {
  /**
   * All places that may be meant: one, several with that name, or none. Nothing is guessed. A city whose government is
   * that of a county, and that is not a separate place, is that county.
   */
  readonly called: (text: string, limits?: Limits) => readonly Place[]
  /** The places whose name begins with an incomplete text, in the order of the list. */
  readonly beginning: (text: string) => readonly Place[]
  /** For a text that names no place: the places whose name differs by one or two typing errors, the nearest first. */
  readonly likely: (text: string, limits?: Limits) => readonly Place[]
}

interface Entry<Place> {
  readonly place: Place
  readonly words: readonly string[]
  readonly alias: PlaceAlias['reason'] | null
  /** The name is that of a county, and means this city only where a city is wanted: "Duval County" for Jacksonville. */
  readonly isOfOtherKind: boolean
}

type Entries<Place> = readonly Entry<Place>[]
type EntriesByText<Place> = ReadonlyMap<string, Entries<Place>>

type KnownAlias = Pick<PlaceAlias, 'placeId' | 'alias' | 'reason'>

/** The places by the names that people write, including their aliases. */
export function placeDirectory<Place extends ListedPlace>(
  places: Iterable<Place>,
  aliases: readonly KnownAlias[] = placeAliases(),
): PlaceDirectory<Place> {
  const list = [...places]
  const entries = entriesOf(list, aliases)
  const kinds = new Set(list.map(({ kind }) => kind))
  const byId = new Map(list.map((place) => [place.id, place]))
  const idOfCode = new Map(aliases.map(({ alias, placeId }) => [alias, placeId]))
  const byLetters = Map.groupBy(entries, ({ words }) => words.join(''))
  const byKey = keyed(entries)
  const byDistrict = Map.groupBy(list.filter(isDistrict), ({ kind, name }) => `${kind} ${readDistrict(name)?.label}`)

  function called(text: string, limits: Limits = {}): readonly Place[] {
    const code = readPlaceCode(text)
    return code
      ? ofCode(code, limits)
      : (ofOneName(text, limits) ?? ofJointNames(text, limits, ofOneName) ?? ofWhereItLies(text, limits))
  }

  // An exact name takes precedence over a name that a short form may mean.
  function ofName(text: string, limits: Limits): readonly Place[] | undefined {
    const readings = placeReadings(text)
    return (
      firstFound(readings, limits, ({ words }) => byLetters.get(words.join('')) ?? []) ??
      firstFound(readings, limits, ({ words }) => placeKeys(words).flatMap((key) => byKey.get(key) ?? []))
    )
  }

  function ofConsolidated(text: string, { kind, stateId }: Limits): readonly Place[] | undefined {
    if (kind !== 'municipality') return undefined
    const readings = placeReadings(text).filter((reading) => reading.kind !== 'county')
    return firstFound(readings, { kind: 'county', stateId }, ({ words }) =>
      placeKeys(words).flatMap((key) => (byKey.get(key) ?? []).filter(({ alias }) => alias === 'consolidated')),
    )
  }

  const ofOneName = (text: string, limits: Limits) => ofName(text, limits) ?? ofConsolidated(text, limits)

  function ofCode({ id, kind, stateId, name, district }: PlaceCode, limits: Limits): readonly Place[] {
    if (limits.stateId !== undefined && limits.stateId !== stateId) return []
    const place = byId.get(idOfCode.get(id ?? '') ?? id ?? '')
    if (place) return limits.kind === undefined || limits.kind === place.kind ? [place] : []
    // A ward is not a separate place; the caller reads its number from the code.
    if (name === null || district !== null || (limits.kind ?? kind) !== kind) return []
    return ofName(name, { kind, stateId }) ?? []
  }

  function ofWhereItLies(text: string, limits: Limits): readonly Place[] {
    const found = ofTownInCounty(text, limits, ofOneName, (kind) => kinds.has(kind)) ?? []
    return found.length > 0 ? found : ofDistrict(text, limits)
  }

  function ofDistrict(text: string, limits: Limits): readonly Place[] {
    const found = readDistrict(text)
    const kind = found?.chamber ? kindsOfChambers[found.chamber] : limits.kind
    if (!found || found.rest !== '' || (limits.kind !== undefined && kind !== limits.kind)) return []
    const stateId = found.stateId ?? limits.stateId
    return (byDistrict.get(`${kind} ${found.label}`) ?? []).filter(
      (place) => stateId === undefined || place.stateId === stateId,
    )
  }

  return {
    called,
    beginning: (text) => beginning(entries, text),
    likely: (text, limits = {}) => likely(entries, text, limits),
  }
}

const kindsOfChambers: Readonly<Record<Chamber, PlaceKind>> = {
  congress: 'congressional_district',
  senate: 'senate_district',
  house: 'house_district',
}
const districtKinds: ReadonlySet<PlaceKind> = new Set(Object.values(kindsOfChambers))

function isDistrict({ kind }: ListedPlace): boolean {
  return districtKinds.has(kind)
}

/** "Richmond/Augusta" and "Duval (Jacksonville)": each of the two names alone means the same government. */
function ofJointNames<Place extends ListedPlace>(
  text: string,
  { kind, stateId = stateIn(text) }: Limits,
  called: (text: string, limits: Limits) => readonly Place[] | undefined,
): readonly Place[] | undefined {
  const parts = text.split(/ ?(?:[-–—/&,()]| and ) ?/).filter((part) => part !== '' && stateIn(part) === undefined)
  const [one = '', other = '', ...more] = parts
  if (other === '' || more.length > 0) return undefined
  const kinds = kind === undefined ? (['municipality', 'county'] as const) : [kind]
  for (const each of kinds) {
    const limits = { kind: each, stateId }
    const ofPart = (part: string) =>
      [part, `${part} County`, `${part} Parish`].flatMap((name) => called(name, limits) ?? [])
    const others = new Set(ofPart(other))
    const found = called(`${other}-${one}`, limits) ?? [...new Set(ofPart(one))].filter((place) => others.has(place))
    if (found.length > 0) return found
  }
  return undefined
}

function entriesOf<Place extends ListedPlace>(
  places: readonly Place[],
  aliases: readonly KnownAlias[],
): Entries<Place> {
  const named = places.filter((place) => !isDistrict(place))
  const own = named.map((place) => ({ place, words: ownWords(place), alias: null, isOfOtherKind: false }))
  const aliasesOf = Map.groupBy(aliases, ({ placeId }) => placeId)
  const others = named.flatMap((place) => {
    const declared = (aliasesOf.get(place.id) ?? []).map(({ alias, reason }) => ({
      place,
      words: ownWords({ ...place, name: alias }),
      alias: reason,
      isOfOtherKind: place.kind !== 'county' && placeReadings(alias).some(({ kind }) => kind === 'county'),
    }))
    const short = otherWords(place).map((words) => ({ place, words, alias: 'short' as const, isOfOtherKind: false }))
    return [...declared, ...short]
  })
  // Macon, which is in Bibb County, does not answer to the name of Macon County.
  const taken = new Set(own.map((entry) => nameInKind(entry)))
  return [...own, ...others.filter((entry) => !taken.has(nameInKind(entry)) && !isShortOfOther(entry, taken))]
}

/** "Yazoo" in a list may be the county as well as Yazoo City, and "Florida" is not a city. */
function isShortOfOther<Place extends ListedPlace>(entry: Entry<Place>, taken: ReadonlySet<string>): boolean {
  if (entry.alias !== 'short' || !isTown(entry.place)) return false
  const { stateId } = entry.place
  return taken.has(nameInKind({ ...entry, place: { kind: 'county', stateId } })) || isStateName(entry.words)
}

function isStateName(words: readonly string[]): boolean {
  return stateAtStart(words)?.words === words.length
}

function stateIn(text: string): StateId | undefined {
  const words = normalized(text).split(' ')
  return isStateName(words) ? stateAtStart(words)?.stateId : undefined
}

function nameInKind({
  place: { kind, stateId },
  words,
}: {
  readonly place: Pick<ListedPlace, 'kind' | 'stateId'>
  readonly words: readonly string[]
}): string {
  return `${kind} ${stateId} ${words.join('')}`
}

function keyed<Place>(entries: Entries<Place>): EntriesByText<Place> {
  const byKey = new Map<string, Entry<Place>[]>()
  for (const entry of entries)
    for (const key of placeKeys(entry.words)) byKey.set(key, [...(byKey.get(key) ?? []), entry])
  return byKey
}

function firstFound<Place extends ListedPlace>(
  readings: readonly PlaceReading[],
  limits: Limits,
  entriesFor: (reading: PlaceReading) => Entries<Place>,
): readonly Place[] | undefined {
  for (const reading of readings) {
    const found = entriesFor(reading).filter((entry) => fits(entry, reading, limits))
    if (found.length > 0) return bestOf(found, reading)
  }
  return undefined
}

function fits<Place extends ListedPlace>(
  { place, alias, isOfOtherKind }: Entry<Place>,
  { stateId, kind }: PlaceReading,
  limits: Limits,
): boolean {
  const ofState = stateId ?? limits.stateId
  if (ofState !== undefined && place.stateId !== ofState) return false
  if (limits.kind === undefined ? isOfOtherKind : place.kind !== limits.kind) return false
  // "City of Augusta" means Richmond County, but "City of Macon" does not mean Macon County.
  return kind === null || place.kind === kind || (alias !== null && limits.kind !== undefined)
}

/** A name that a city has does not mean its county, and "DeSoto County" is not a parish. */
function bestOf<Place extends ListedPlace>(found: Entries<Place>, { noun }: PlaceReading): readonly Place[] {
  const towns = new Set(found.flatMap(({ place, alias }) => (isTown(place) && alias === null ? place.stateId : [])))
  const matching = found.filter(({ place, alias }) => alias === null || !towns.has(place.stateId))
  const ofNoun = matching.filter(({ place }) => noun !== null && isNounOf(noun, place))
  return [...new Set((ofNoun.length > 0 ? ofNoun : matching).map(({ place }) => place))]
}

function isTown({ kind }: ListedPlace): boolean {
  return kind === 'municipality'
}

function isNounOf(noun: string, { kind, stateId }: ListedPlace): boolean {
  const { one, several, abbreviation } = states[stateId].countyNoun
  return kind === 'county' && [one, several, abbreviation].includes(noun)
}

function beginning<Place extends ListedPlace>(entries: Entries<Place>, text: string): readonly Place[] {
  const { words, stateId, kind } = readPlaceName(text)
  const starts = [words.join(''), ...placeKeys(words)]
  const begins = entries.filter((entry) =>
    [entry.words.join(''), ...placeKeys(entry.words)].some((key) => starts.some((start) => key.startsWith(start))),
  )
  const places = [...new Set(begins.map(({ place }) => place))]
  const fitting = places.filter(
    (place) => (stateId === null || place.stateId === stateId) && (kind === null || place.kind === kind),
  )
  // "la" means Louisiana in "Lafayette, LA", and is also the beginning of "Lafayette".
  return fitting.length > 0 ? fitting : places
}

/**
 * The towns that a new name may be a misspelling of, the likeliest first: "Yazoo" is not a new town next to Yazoo City.
 */
export function likelyTowns<Place extends ListedPlace>(
  { called, likely: near }: Pick<PlaceDirectory<Place>, 'called' | 'likely'>,
  name: string,
  stateId: StateId,
): readonly Place[] {
  const limits = { kind: 'municipality', stateId } as const
  return [...new Set([...called(`${name} City`, limits), ...near(name, limits)])]
}

const furthestShare = 0.35

function likely<Place extends ListedPlace>(entries: Entries<Place>, text: string, limits: Limits): readonly Place[] {
  const readings = placeReadings(text)
  const near = new Map<Place, number>()
  for (const entry of entries)
    for (const reading of readings) {
      if (!fits(entry, reading, limits)) continue
      const [name] = placeKeys(entry.words)
      const distance = letterDistance(reading.key, name ?? '')
      if (distance > Math.min(furthest, reading.key.length * furthestShare)) continue
      near.set(entry.place, Math.min(distance, near.get(entry.place) ?? furthest))
    }
  return [...near].toSorted(([, one], [, other]) => one - other).map(([place]) => place)
}
