import type { FastifyRequest } from 'fastify'
import type { CodeKind } from '@atlas/contract/catalogue/audited-acts.ts'
import { deviceWords, describeDevice, shortened } from '#features/accounts/devices/describe-device.ts'
import { greetDevice } from '#features/accounts/devices/known-devices.ts'
import { readCookie, type SessionTokens } from '#features/accounts/cookies.ts'
import { startSession } from '#features/accounts/session.ts'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import type { Database } from '#database/connect.ts'
import { newDevice } from '#mail/messages/two-factor.ts'
import { formatMoment } from '#platform/clock.ts'
import { networkAddress } from '#platform/http/network-address.ts'
import type { Site } from '#platform/http/site.ts'

/** How a sign-in comes: from where, and with what the browser kept of those before. */
export interface Arrival {
  readonly networkAddress: string
  readonly userAgent: string | undefined
  readonly device: string | undefined
  readonly rememberedDevice: string | undefined
  readonly secondStep: string | undefined
}

export function arrivalOf(request: FastifyRequest, site: Site): Arrival {
  return {
    networkAddress: networkAddress(request),
    userAgent: request.headers['user-agent'],
    device: readCookie(request, 'device', site),
    rememberedDevice: readCookie(request, 'rememberedDevice', site),
    secondStep: readCookie(request, 'secondStep', site),
  }
}

export interface SignedIn {
  readonly tokens: SessionTokens
  readonly account: { readonly first_name: string; readonly last_name: string; readonly email: string }
  /** By which this browser is known again. */
  readonly device: string
  /** Lets this browser skip the code for a while, if its user chose that. */
  readonly rememberedDevice?: string
}

interface Admission {
  readonly account: SignedIn['account'] & { readonly id: string }
  readonly arrival: Arrival
  /** What was entered as the second step, where one was. */
  readonly secondStep?: CodeKind
  /** By the account of the organization, without a password. */
  readonly isByProvider?: boolean
}

/** Starts a session for who has proved whose account it is, and tells its owner of a browser that it did not know. */
export async function admit(
  { clock, mailer, about }: Pick<Context, 'clock' | 'mailer' | 'about'>,
  transaction: Database,
  { account, arrival, secondStep, isByProvider }: Admission,
): Promise<SignedIn> {
  const now = clock.now()
  const { id, first_name, last_name, email } = account
  const device = describeDevice(arrival.userAgent)
  const network = shortened(arrival.networkAddress)
  const details = {
    networkAddress: arrival.networkAddress,
    ...(secondStep && { secondStep }),
    ...(isByProvider && { isByProvider }),
  }
  await audit(transaction, { at: now, by: id, action: 'signed in', details })
  const greeted = await greetDevice(transaction, id, arrival.device, now)
  if (greeted.isNew) {
    const details = { firstName: first_name, device: deviceWords(device), network, at: formatMoment(now) }
    await mailer.enqueue(transaction, { to: email, ...newDevice(about, details) })
  }
  const tokens = await startSession(transaction, id, now, { ...device, network })
  return { tokens, account: { first_name, last_name, email }, device: greeted.token }
}
