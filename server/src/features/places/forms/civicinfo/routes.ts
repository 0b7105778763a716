import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { type FormQuery, textIn, textsIn } from '@atlas/contract/search/form-query.ts'
import { states } from '@atlas/contract/rules/states.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { geocoderOf } from '#context/geocoder-of.ts'
import { logFailure } from '#features/places/find/log-failure.ts'
import { type AddressLookUp, areasOfAddress } from '#features/places/forms/areas-at.ts'
import { knownLevels, knownRoles } from '#features/places/forms/civicinfo/levels-and-roles.ts'
import { type Requested, representatives } from '#features/places/forms/civicinfo/representatives.ts'
import { divisionsOf } from '#features/places/forms/division-rows.ts'
import { FormError } from '#features/places/forms/form-error.ts'
import { linkTo } from '#mail/messages/compose.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { serveInForm } from '#features/places/forms/serve-form.ts'

// The most divisions in one answer.
const mostDivisions = 500

/** Google's Civic Information API as it was until April 2025. */
export function civicInfo(app: FastifyInstance, { dataset, about, config }: Context): void {
  const geocoder = geocoderOf(config)
  const lookUpOf = (exchange: Exchange): AddressLookUp => ({ geocoder, onFailure: logFailure(exchange) })
  const from = fromSnapshot(dataset)
  const keys = `Make a key at ${linkTo(about, '/account')}#keys.`
  const refusals = {
    noKey: new FormError(400, 'badRequest', `API key not valid. Please pass a valid API key. ${keys}`),
    wrongKey: new FormError(400, 'badRequest', `API key not valid. Please pass a valid API key. ${keys}`),
  }
  serveInForm(app, { body: errorBody, refusals }, (serve) => {
    serve(endpoints.representativesByAddress, (input, exchange) =>
      from(async (snapshot, { query }: typeof input, isNonpartisan) => {
        const requested = requestedIn(query)
        const { normalizedInput, ids, rows } = await located(snapshot, query, lookUpOf(exchange))
        const question = { snapshot, divisions: divisionsOf(snapshot), ids, rows, requested, isNonpartisan }
        return { kind: 'civicinfo#representativeInfoResponse' as const, normalizedInput, ...representatives(question) }
      })(input, exchange),
    )
    serve(
      endpoints.representativesByDivision,
      from((snapshot, { params, query }, isNonpartisan) => {
        const divisions = divisionsOf(snapshot)
        const ids = idsUnder(snapshot, params.ocdId, textIn(query, 'recursive') === 'true')
        const rows = ids.flatMap((id) => divisions.byId.get(id)?.rows ?? [])
        return representatives({ snapshot, divisions, ids, rows, requested: requestedIn(query), isNonpartisan })
      }),
    )
    serve(endpoints.divisionsByAddress, (input, exchange) =>
      from(async (snapshot, { query }: typeof input) => {
        const { normalizedInput, ids } = await located(snapshot, query, lookUpOf(exchange))
        const requested = { levels: [], roles: [], includeOffices: false }
        const question = { snapshot, divisions: divisionsOf(snapshot), ids, rows: [], requested, isNonpartisan: false }
        const { divisions } = representatives(question)
        return { kind: 'civicinfo#divisionsByAddressResponse' as const, normalizedInput, divisions }
      })(input, exchange),
    )
  })
}

function requestedIn(query: FormQuery): Requested {
  return {
    levels: known(textsIn(query, 'levels'), knownLevels, 'levels'),
    roles: known(textsIn(query, 'roles'), knownRoles, 'roles'),
    // Parsons writes "True" and "False".
    includeOffices: textIn(query, 'includeOffices')?.toLowerCase() !== 'false',
  }
}

function known(values: readonly string[], all: readonly string[], name: string): readonly string[] {
  const wrong = values.find((each) => !all.includes(each))
  if (wrong === undefined) return values
  throw new FormError(400, 'invalidValue', `Invalid value '${wrong}' of ${name}. Values are: ${all.join(', ')}.`)
}

/** The divisions of an address, the largest first. */
async function located(snapshot: Snapshot, query: FormQuery, lookUp: AddressLookUp) {
  const address = textIn(query, 'address')
  if (address === undefined)
    throw new FormError(400, 'required', 'No address provided. Say address=, or ask for a division by its id.')
  const found = await areasOfAddress(snapshot, address, lookUp)
  if (!found) throw new FormError(404, 'notFound', 'No information for this address: it lies in another state.')
  if ('refusal' in found) throw notFound(found, lookUp)
  const { ofRow } = divisionsOf(snapshot)
  const { rows } = found
  const ids = [...new Set(rows.flatMap((row) => ofRow(row) ?? []))].sort(
    (one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1),
  )
  if (ids.length === 0) throw new FormError(404, 'notFound', 'No information for this address.')
  const state = states[found.stateId].code
  const city = found.isTown ? { city: found.name } : { locationName: found.name }
  return { normalizedInput: { ...city, state }, ids, rows }
}

function notFound(
  { refusal, isOfService }: Extract<Awaited<ReturnType<typeof areasOfAddress>>, { refusal: unknown }>,
  { geocoder }: AddressLookUp,
): FormError {
  if (!geocoder) return new FormError(400, 'parseError', notUnderstood)
  const sentence = `${refusal.sentence} ${refusal.advice}`
  return isOfService
    ? new FormError(503, 'backendError', sentence)
    : new FormError(400, 'parseError', `Failed to parse address. ${sentence}`)
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

// Parsons shows people only error.message.
function errorBody({ status, reason, message }: FormError): object {
  const errors = [{ message, domain: 'global', reason: status === 503 ? 'backendError' : reason }]
  return { error: { code: status, message, errors, status: statusWords[status] ?? 'INTERNAL' } }
}
