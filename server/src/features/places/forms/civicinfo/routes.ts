import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { type FormQuery, textIn, textsIn } from '@atlas/contract/search/form-query.ts'
import { states } from '@atlas/contract/rules/states.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { areasAt } from '#features/places/forms/areas-at.ts'
import { knownLevels, knownRoles } from '#features/places/forms/civicinfo/levels-and-roles.ts'
import { type Asked, representatives } from '#features/places/forms/civicinfo/representatives.ts'
import { divisionsOf } from '#features/places/forms/division-rows.ts'
import { FormError } from '#features/places/forms/form-error.ts'
import { linkTo } from '#mail/messages/compose.ts'
import { serveInForm } from '#features/places/forms/serve-form.ts'

// So many divisions are told at once at most.
const mostDivisions = 500

/** Google's Civic Information API as it was until April 2025. */
export function civicInfo(app: FastifyInstance, { dataset, about }: Context): void {
  const from = fromSnapshot(dataset)
  const keys = `Make a key at ${linkTo(about, '/account')}#keys.`
  const refusals = {
    noKey: new FormError(400, 'badRequest', `API key not valid. Please pass a valid API key. ${keys}`),
    wrongKey: new FormError(400, 'badRequest', `API key not valid. Please pass a valid API key. ${keys}`),
  }
  serveInForm(app, { body: errorBody, refusals }, (serve) => {
    serve(
      endpoints.representativesByAddress,
      from((snapshot, { query }, isNonpartisan) => {
        const asked = askedIn(query)
        const { normalizedInput, ids, rows } = located(snapshot, query)
        const told = { snapshot, divisions: divisionsOf(snapshot), ids, rows, asked, isNonpartisan }
        return { kind: 'civicinfo#representativeInfoResponse' as const, normalizedInput, ...representatives(told) }
      }),
    )
    serve(
      endpoints.representativesByDivision,
      from((snapshot, { params, query }, isNonpartisan) => {
        const divisions = divisionsOf(snapshot)
        const ids = idsUnder(snapshot, params.ocdId, textIn(query, 'recursive') === 'true')
        const rows = ids.flatMap((id) => divisions.byId.get(id)?.rows ?? [])
        return representatives({ snapshot, divisions, ids, rows, asked: askedIn(query), isNonpartisan })
      }),
    )
    serve(
      endpoints.divisionsByAddress,
      from((snapshot, { query }) => {
        const { normalizedInput, ids } = located(snapshot, query)
        const asked = { levels: [], roles: [], includeOffices: false }
        const told = { snapshot, divisions: divisionsOf(snapshot), ids, rows: [], asked, isNonpartisan: false }
        const { divisions } = representatives(told)
        return { kind: 'civicinfo#divisionsByAddressResponse' as const, normalizedInput, divisions }
      }),
    )
  })
}

function askedIn(query: FormQuery): Asked {
  return {
    levels: known(textsIn(query, 'levels'), knownLevels, 'levels'),
    roles: known(textsIn(query, 'roles'), knownRoles, 'roles'),
    // Parsons writes "True" and "False".
    includeOffices: textIn(query, 'includeOffices')?.toLowerCase() !== 'false',
  }
}

function known(said: readonly string[], all: readonly string[], name: string): readonly string[] {
  const wrong = said.find((each) => !all.includes(each))
  if (wrong === undefined) return said
  throw new FormError(400, 'invalidValue', `Invalid value '${wrong}' of ${name}. Values are: ${all.join(', ')}.`)
}

/** The divisions of an address, the widest first. */
function located(snapshot: Snapshot, query: FormQuery) {
  const address = textIn(query, 'address')
  if (address === undefined)
    throw new FormError(400, 'required', 'No address provided. Say address=, or ask for a division by its id.')
  const found = areasAt(snapshot, { address })
  if (!found) throw new FormError(400, 'parseError', notUnderstood)
  const { ofRow } = divisionsOf(snapshot)
  const rows = found.rows.map(({ row }) => row)
  const ids = [...new Set(rows.flatMap((row) => ofRow(row) ?? []))].sort(
    (one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1),
  )
  if (ids.length === 0) throw new FormError(404, 'notFound', 'No information for this address.')
  const state = states[found.place.stateId].code
  const city = found.place.kind === 'municipality' ? { city: found.place.name } : { locationName: found.place.name }
  return { normalizedInput: { ...city, state }, ids, rows }
}

const notUnderstood =
  'Failed to parse address. The name of a county or a city is understood, such as “Selma, AL” or “Dallas County, AL”; a street is not looked up here. Districts are asked for by their ids: /representatives/ocd-division/country:us/state:ms/sldu:33.'

function idsUnder(snapshot: Snapshot, id: string, isRecursive: boolean): string[] {
  const { byId } = divisionsOf(snapshot)
  const below = isRecursive ? [...byId.keys()].filter((each) => each.startsWith(`${id}/`)).sort() : []
  const ids = [...(byId.has(id) ? [id] : []), ...below]
  if (ids.length === 0) throw new FormError(404, 'notFound', `No information for the division ${id.slice(0, 200)}.`)
  if (ids.length > mostDivisions)
    throw new FormError(
      403,
      'limitExceeded',
      `Too many OCD IDs retrieved: ${ids.length}, and ${mostDivisions} at most are told at once. Ask for a part of it.`,
    )
  return ids
}

const statusWords: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
}

// Parsons shows its people nothing but error.message.
function errorBody({ status, reason, message }: FormError): object {
  const errors = [{ message, domain: 'global', reason: status === 503 ? 'backendError' : reason }]
  return { error: { code: status, message, errors, status: statusWords[status] ?? 'INTERNAL' } }
}
