import { afterAll } from 'vitest'
import { parameters } from '#features/accounts/passwords.ts'

const full = { ...parameters }

// Before each file of tests on a database. What a guess costs is asked by one of them (`hashFully`); the others would pay
// it some two thousand times, for everybody who signs in, and tenfold for everybody's recovery codes.
Object.assign(parameters, { memoryCost: 8, timeCost: 1 })
afterAll(hashFully)

/** With the work that the product puts into a password, for a test of exactly that. */
export function hashFully(): void {
  Object.assign(parameters, full)
}
