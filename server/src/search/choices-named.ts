import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { offices } from '@atlas/contract/rules/offices.ts'
import { states } from '@atlas/contract/rules/states.ts'
import type { FilterScalar } from '@atlas/contract/search/filter.ts'
import { unknownChoice } from '@atlas/contract/search/unknown-choice.ts'
import { labelWithPlace } from '#search/choice-labels.ts'
import type { IndexChoice } from '#search/search-index.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'
import { placeKey, placeReadings } from '#vocabulary/places/place-name.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'

/**
 * A choice is named by its id, by its label, or by what people write for it; a bare county name means that county in
 * every state.
 */
export function choicesNamed(
  kind: Kind,
  list: readonly IndexChoice[],
  values: readonly FilterScalar[],
): { readonly choices: readonly boolean[]; readonly unknown: boolean } {
  const ids = new Set(values.map(String))
  const labels = new Set(values.map((each) => normalized(String(each))).filter((label) => label !== ''))
  const testFor = readers[kind]
  const tests = testFor ? values.map((each) => testFor(String(each))).filter((matches) => matches !== null) : []
  const isNamed = (choice: NamedChoice) =>
    ids.has(choice.id) || labels.has(normalized(choice.label)) || labels.has(normalized(labelWithPlace(choice)))
  return {
    choices: list.map((choice) => isNamed(choice) || tests.some((matches) => matches(choice))),
    unknown: isNamed({ ...unknownChoice, place: null }),
  }
}

type NamedChoice = Pick<IndexChoice, 'id' | 'label' | 'place'>

/** Whether a choice is what a text means; null where the text means none. */
type ChoiceReader = (text: string) => ((choice: NamedChoice) => boolean) | null

const readers: Readonly<Partial<Record<Kind, ChoiceReader>>> = {
  counties: countyMeant,
  office: officeMeant,
  state: stateMeant,
}

/** "Dallas County, AL", "County of Dallas", "St. Clair Co., Alabama" */
function countyMeant(text: string): ReturnType<ChoiceReader> {
  const readings = placeReadings(text).filter(
    ({ kind, isLoose, zip }) => !isLoose && zip === null && (kind === null || kind === 'county'),
  )
  return ({ label, place }) =>
    readings.some(
      ({ key, stateId }) =>
        key !== '' && key === placeKey(label) && (stateId === null || place === null || states[stateId].code === place),
    )
}

const readOffice = officeReader(Object.keys(offices))

/** "Lt. Gov.", "judge of probate"; a title of several offices, as a bare "Commissioner", means none of them. */
function officeMeant(text: string): ReturnType<ChoiceReader> {
  const reading = readOffice(text)
  const [office, ...others] = reading === null ? [] : 'office' in reading ? [reading.office] : reading.among
  return office !== undefined && others.length === 0 ? ({ label }) => label === office : null
}

/** "MS", "Miss.", "State of Mississippi" */
function stateMeant(text: string): ReturnType<ChoiceReader> {
  const id = stateOf(text)
  return id ? ({ label }) => label === states[id].name : null
}
