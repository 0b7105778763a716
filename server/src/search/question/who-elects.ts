import { isOfficeName, type OfficeName, offices } from '@atlas/contract/rules/offices.ts'
import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { isElectedIn } from '#vocabulary/offices/read-office.ts'
import type { ListedPlace } from '#vocabulary/places/place-directory.ts'

const kindsOfTypes: Readonly<Partial<Record<OfficeType, PlaceKind>>> = {
  'County Government': 'county',
  'Municipal Government': 'municipality',
  'School Board': 'school_district',
}
const districtsOfOffices: Readonly<Partial<Record<OfficeName, PlaceKind>>> = {
  'State Senator': 'senate_district',
  'State Representative': 'house_district',
  'U.S. Representative': 'congressional_district',
}

type Elects = (place: Pick<ListedPlace, 'kind' | 'stateId'>, office: string) => boolean

/** By the law of the state. A town elects no county office; an organization's own office may be anywhere. */
const mayElect: Elects = ({ kind, stateId }, office) => {
  if (!isOfficeName(office)) return true
  return (offices[office] !== 'County Government' || kind === 'county') && isElectedIn(office, stateId)
}

/** Whether a kind of place elects an office itself, so that no other place is meant. */
export const electsItself: Elects = ({ kind }, office) =>
  isOfficeName(office) && (kindsOfTypes[offices[office]] ?? districtsOfOffices[office]) === kind

/** The places that have one of the offices; all places where none has. */
export function electing<Place extends ListedPlace>(
  among: readonly string[],
  places: readonly Place[],
): readonly Place[] {
  const found = places.filter((place) => among.some((office) => mayElect(place, office)))
  return found.length > 0 ? found : places
}

/** Whether an office belongs to towns. A person may ask for it by county as well: the mayors of a county. */
export function isOfTowns(office: string): boolean {
  return isOfficeName(office) && offices[office] === 'Municipal Government'
}
