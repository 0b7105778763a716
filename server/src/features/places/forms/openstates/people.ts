import type { OpenStatesPeople } from '@atlas/contract/endpoints/places/open-states.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { type FormQuery, textIn, textsIn } from '@atlas/contract/search/form-query.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { FormError } from '#features/places/forms/form-error.ts'
import { type FormOfficial, formOfficials } from '#features/places/forms/form-officials.ts'
import { pageIn, pageOf } from '#features/places/forms/openstates/pages.ts'
import {
  congress,
  describePerson,
  type Include,
  includes,
  personId,
  placedIn,
  stateJurisdiction,
} from '#features/places/forms/openstates/person.ts'
import { indexColumn, valueAt } from '#search/search-index.ts'

const usualPerPage = 10
const mostPerPage = 50

/** The values by which people are searched, computed once for each version of the data. */
const placedOnce = oncePerSnapshot((snapshot: Snapshot) => {
  const rows = Array.from({ length: snapshot.index.rowCount }, (_, row) => row)
  return formOfficials(snapshot, rows, false).map((official) => ({
    row: official.row,
    id: personId(official),
    number: official.text('eo.id') ?? '',
    name: normalized(official.text('eo.name') ?? ''),
    ...placedIn(snapshot, official),
  }))
})
type PlacedPerson = ReturnType<typeof placedOnce>[number]

/** A page of people, found by jurisdiction, name or id, and sorted by name. */
export function findPeople(snapshot: Snapshot, query: FormQuery, isNonpartisan: boolean): OpenStatesPeople {
  const included = includedIn(query)
  const page = pageIn(query, { usual: usualPerPage, most: mostPerPage })
  const conditions = conditionsIn(query)
  const names = indexColumn(snapshot.index, 'eo.name')
  const nameOf = ({ row }: PlacedPerson) => (valueAt(names, row) as string | null) ?? ''
  const found = placedOnce(snapshot)
    .filter((person) => conditions.every((meets) => meets(person)))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other))))
  const { items, pagination } = pageOf(found, page)
  return { results: describeAll(snapshot, items, { included, isNonpartisan }), pagination }
}

// Open States also returns everybody at a point on one page.
const perPageOfPoint = 100
const mostOfPoint = 10

/**
 * The legislators and members of Congress among the representatives of a place: ten at most, without governors and
 * mayors.
 */
export function legislatorsAmong(
  snapshot: Snapshot,
  rows: readonly number[],
  options: { readonly included: ReadonlySet<Include>; readonly isNonpartisan: boolean },
): OpenStatesPeople {
  const all = placedOnce(snapshot)
  const people = rows
    .map((row) => all[row] as PlacedPerson)
    .filter(({ role }) => (bodies['legislature'] ?? []).includes(role.org_classification))
    .slice(0, mostOfPoint)
  const pagination = { per_page: perPageOfPoint, page: 1, max_page: 1, total_items: people.length }
  return { results: describeAll(snapshot, people, options), pagination }
}

function describeAll(
  snapshot: Snapshot,
  people: readonly PlacedPerson[],
  { included, isNonpartisan }: { readonly included: ReadonlySet<Include>; readonly isNonpartisan: boolean },
) {
  const rows = people.map(({ row }) => row)
  return formOfficials(snapshot, rows, isNonpartisan).map((official: FormOfficial, at) =>
    describePerson(official, people[at] as PlacedPerson, included),
  )
}

type Condition = (person: PlacedPerson) => boolean

function conditionsIn(query: FormQuery): Condition[] {
  const [jurisdiction, name, district] = [
    textIn(query, 'jurisdiction'),
    textIn(query, 'name'),
    textIn(query, 'district'),
  ]
  const ids = textsIn(query, 'id')
  const body = textIn(query, 'org_classification')
  if (jurisdiction === undefined && name === undefined && ids.length === 0)
    throw new FormError(400, 'invalid', "either 'jurisdiction', 'name', or 'id' is required")
  if (district !== undefined && jurisdiction === undefined)
    throw new FormError(400, 'invalid', "cannot specify 'district' without specifying 'jurisdiction'")
  return [
    ...(jurisdiction === undefined ? [] : [inJurisdiction(jurisdiction)]),
    ...(name === undefined ? [] : [isNamed(name)]),
    ...(ids.length === 0 ? [] : [hasId(new Set(ids))]),
    ...(district === undefined ? [] : [({ role }: PlacedPerson) => role.district === district]),
    ...(body === undefined ? [] : [inBody(body)]),
  ]
}

function inJurisdiction(nameOrId: string): Condition {
  const id = jurisdictionNamed(nameOrId)
  return ({ jurisdiction }) => jurisdiction.id === id
}

/** Finds a jurisdiction by the code or name of its state, or by its own id. */
export function jurisdictionNamed(nameOrId: string): string {
  const text = nameOrId.toLowerCase()
  if (text === 'us') return congress.id
  const state = Object.values(states).find(({ code, name }) => [code, name].some((each) => each.toLowerCase() === text))
  return state ? stateJurisdiction(state.name).id : nameOrId
}

function isNamed(text: string): Condition {
  const part = normalized(text)
  return ({ name }) => name.includes(part)
}

/** The number that this atlas assigns is accepted as an id too. */
function hasId(ids: ReadonlySet<string>): Condition {
  return ({ id, number }) => ids.has(id) || ids.has(number)
}

const bodies: Readonly<Record<string, readonly string[]>> = {
  upper: ['upper'],
  lower: ['lower'],
  legislature: ['upper', 'lower'],
  executive: ['executive'],
  government: ['government'],
}

function inBody(classification: string): Condition {
  const body = bodies[classification]
  if (!body)
    throw new FormError(
      422,
      'invalid',
      `org_classification is one of ${Object.keys(bodies).join(', ')}, and not “${classification}”`,
    )
  return ({ role }) => body.includes(role.org_classification)
}

/** Given one by one or joined by commas. Unknown values are ignored, because nothing would be missing without them. */
export function includedIn(query: FormQuery): ReadonlySet<Include> {
  const values = textsIn(query, 'include')
  const wrong = values.find((each) => !includes.some((include) => include === each))
  if (wrong !== undefined)
    throw new FormError(422, 'invalid', `include is any of ${includes.join(', ')}, and not “${wrong}”`)
  return new Set(values as Include[])
}
