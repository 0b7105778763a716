import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import type { OpenStatesPeople } from '@atlas/contract/endpoints/places/open-states.ts'
import { type FormQuery, textIn } from '@atlas/contract/search/form-query.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { areasAtPoint } from '#features/places/forms/areas-at.ts'
import { FormError } from '#features/places/forms/form-error.ts'
import { findJurisdiction, findJurisdictions } from '#features/places/forms/openstates/jurisdictions.ts'
import { findPeople, includedIn, legislatorsAmong } from '#features/places/forms/openstates/people.ts'
import { serveInForm } from '#features/places/forms/serve-form.ts'
import { linkTo } from '#mail/messages/compose.ts'

/** Version 3 of the API of Open States. */
export function openStates(app: FastifyInstance, { dataset, about }: Context): void {
  const from = fromSnapshot(dataset)
  const keys = `Make one at ${linkTo(about, '/account')}#keys.`
  const refusals = {
    noKey: new FormError(403, 'no_key', `Must provide API Key as ?apikey or X-API-KEY. ${keys}`),
    wrongKey: new FormError(401, 'wrong_key', `Invalid API Key. ${keys}`),
  }
  serveInForm(app, { body: errorBody, refusals }, (serve) => {
    serve(
      endpoints.openStatesPeople,
      from((snapshot, { query }, isNonpartisan) => findPeople(snapshot, query, isNonpartisan)),
    )
    serve(
      endpoints.openStatesPeopleAt,
      from((snapshot, { query }, isNonpartisan) => peopleAt(snapshot, query, isNonpartisan)),
    )
    serve(
      endpoints.openStatesJurisdictions,
      from((snapshot, { query }) => findJurisdictions(snapshot, query)),
    )
    serve(
      endpoints.openStatesJurisdiction,
      from((snapshot, { params }) => findJurisdiction(snapshot, params.jurisdictionId)),
    )
  })
}

function peopleAt(snapshot: Snapshot, query: FormQuery, isNonpartisan: boolean): OpenStatesPeople {
  const included = includedIn(query)
  const [latitude, longitude] = [degrees(query, 'lat', 90), degrees(query, 'lng', 180)]
  // A point outside these states has no representatives here, like a point in the sea.
  const rows = areasAtPoint(snapshot, { latitude, longitude, precision: 'location' })?.rows ?? []
  return legislatorsAmong(snapshot, rows, { included, isNonpartisan })
}

/** People write "lon", or send an address. The error names the missing parameter, as Open States does. */
class WrongNumber extends FormError {
  readonly loc: readonly string[]

  constructor(name: string, message: string) {
    super(422, 'invalid', message)
    this.loc = ['query', name]
  }
}

function degrees(query: FormQuery, name: string, most: number): number {
  const text = textIn(query, name)
  if (text === undefined) throw new WrongNumber(name, `field required: say ${name}= in degrees`)
  const number = Number(text)
  if (!Number.isFinite(number) || Math.abs(number) > most)
    throw new WrongNumber(name, `value is not a number of degrees from -${most} to ${most}`)
  return number
}

function errorBody(error: FormError): object {
  if (error instanceof WrongNumber) return { detail: [{ loc: error.loc, msg: error.message, type: 'value_error' }] }
  return { detail: error.message }
}
