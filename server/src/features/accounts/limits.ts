import { mostReadsPerMinute } from '@atlas/contract/rules/key-scopes.ts'
import type { RateLimit } from '#database/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/**
 * How often a stranger may try, and how often somebody is mailed because strangers typed their address. An office
 * shares one network address, so a network address may fail more often than an account.
 */
export const limits = {
  signInOfAccount: { name: 'sign-in of account', most: 10, windowSeconds: 15 * minute },
  signInFromAddress: { name: 'sign-in from address', most: 100, windowSeconds: 15 * minute },
  registerFromAddress: { name: 'register from address', most: 20, windowSeconds: hour },
  registerOfEmail: { name: 'register of e-mail', most: 5, windowSeconds: 24 * hour },
  confirmationOfAccount: { name: 'confirmation of account', most: 10, windowSeconds: 15 * minute },
  /** Each asks the provider. */
  oidcFromAddress: { name: 'oidc from address', most: 100, windowSeconds: 15 * minute },
  searchesOfUser: { name: 'searches of user', most: 300, windowSeconds: minute },
  /** Of all keys of a person together. */
  readingOfUser: { name: 'reading of user', most: mostReadsPerMinute, windowSeconds: minute },
  /** Nobody can guess a key; trying costs no more than this. */
  wrongKeysFromAddress: { name: 'wrong keys from address', most: 300, windowSeconds: hour },
  forgotPasswordFromAddress: { name: 'forgot password from address', most: 30, windowSeconds: hour },
  forgotPasswordOfAccount: { name: 'forgot password of account', most: 5, windowSeconds: hour },
  /** For a person who is signed in and has to enter the password again. */
  ownPassword: { name: 'own password', most: 10, windowSeconds: 15 * minute },
  ownDataOfAccount: { name: 'own data of account', most: 10, windowSeconds: hour },
} as const satisfies Record<string, RateLimit>
