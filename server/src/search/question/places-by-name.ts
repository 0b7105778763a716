import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { ListedPlace, PlaceDirectory } from '#vocabulary/places/place-directory.ts'

export interface PlacesByName<Place extends ListedPlace> extends Pick<PlaceDirectory<Place>, 'called'> {
  /** The counties and towns in a ZIP code; empty where the text is not a ZIP code. */
  readonly ofZip: (text: string) => readonly Place[]
}

/** "Georgia's" */
export function wordsOfOwner(token: string): string[] {
  return normalized(token.replace(ofOwner, '')).split(' ')
}
const ofOwner = /['’]s$/i

/**
 * Places by name, also in a form such as "Selma's mayor". With an office, a ZIP code counts too; a ZIP code alone leads
 * to Find.
 */
export function calledSo<Place extends ListedPlace>(
  places: PlacesByName<Place>,
  text: string,
  isBesideOffice: boolean,
): readonly Place[] {
  const named = places.called(text)
  if (named.length > 0) return named
  if (ofOwner.test(text)) return places.called(text.replace(ofOwner, ''))
  return isBesideOffice ? places.ofZip(text) : []
}

const kindsWithOffices = ['municipality', 'county', 'school_district'] as const satisfies readonly PlaceKind[]

/** An official may belong to a city, its county or its schools, whatever the bare name usually means. */
export function ofAnyKind<Place extends ListedPlace>(
  directory: PlacesByName<Place>,
  text: string,
  meant: readonly Place[],
): readonly Place[] {
  const bare = text.replace(ofOwner, '')
  return [...new Set([...meant, ...kindsWithOffices.flatMap((kind) => directory.called(bare, { kind }))])]
}

const chamberWords: Readonly<Record<string, string>> = {
  'State Representative': 'house district',
  'State Senator': 'senate district',
  'U.S. Representative': 'congressional district',
}

/** "State rep 67" means House district 67, and "Georgia's 5th" means a district of Congress. */
export function districtsOf<Place extends ListedPlace>(
  directory: PlacesByName<Place>,
  offices: readonly string[],
  label: string,
  stateId: StateId | null,
): readonly Place[] {
  if (offices.length === 0 && stateId !== null) return directory.called(`congressional district ${label}`)
  return offices.flatMap((office) => {
    const words = chamberWords[office]
    return words === undefined ? [] : directory.called(`${words} ${label}`)
  })
}
