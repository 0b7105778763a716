import type { OpenStatesJurisdiction } from '@atlas/contract/endpoints/places/open-states.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { type FormQuery, textIn } from '@atlas/contract/search/form-query.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { stateDivision } from '#dataset/divisions.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { divisionsOf } from '#features/places/forms/division-rows.ts'
import { FormError } from '#features/places/forms/form-error.ts'
import { pageIn, pageOf } from '#features/places/forms/openstates/pages.ts'
import { jurisdictionNamed } from '#features/places/forms/openstates/people.ts'
import { congress, jurisdictionId, stateJurisdiction } from '#features/places/forms/openstates/person.ts'

const perPage = 52
const classifications: readonly string[] = ['state', 'municipality', 'country']

/** The country, the states, then counties and cities by their ids. */
const allOnce = oncePerSnapshot((snapshot: Snapshot): OpenStatesJurisdiction[] => {
  const updated = snapshot.changedAt?.toISOString() ?? ''
  const commonFields = { url: '', latest_bill_update: '', latest_people_update: updated }
  const country = { ...congress, division_id: 'ocd-division/country:us', ...commonFields }
  const ofStates = stateIds.map((id) => ({
    ...stateJurisdiction(states[id].name),
    division_id: stateDivision(id),
    ...commonFields,
  }))
  const places = [...divisionsOf(snapshot).byId.values()]
    .filter(({ id }) => /\/(?:county|parish|place):[^/]+$/.test(id))
    .map(({ id, name }) => ({
      id: jurisdictionId(id),
      name,
      classification: 'municipality' as const,
      division_id: id,
      ...commonFields,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  return [country, ...ofStates, ...places]
})

export function findJurisdictions(snapshot: Snapshot, query: FormQuery) {
  const classification = textIn(query, 'classification')
  if (classification !== undefined && !classifications.includes(classification))
    throw new FormError(
      422,
      'invalid',
      `classification is one of ${classifications.join(', ')}, and not “${classification}”`,
    )
  const found = allOnce(snapshot).filter(
    (each) => classification === undefined || each.classification === classification,
  )
  const { items, pagination } = pageOf(found, pageIn(query, { usual: perPage, most: perPage }))
  return { results: [...items], pagination }
}

export function findJurisdiction(snapshot: Snapshot, said: string): OpenStatesJurisdiction {
  const id = jurisdictionNamed(said)
  const found = allOnce(snapshot).find((each) => each.id === id || each.division_id === id)
  if (!found) throw new FormError(404, 'not_found', `No such Jurisdiction: ${said.slice(0, 200)}.`)
  return found
}
