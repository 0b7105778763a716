// Generated from the folders of the states by `npm run test:unit -- --project=scripts states --update`.
import { returns as returnsOfFlorida } from '#florida/returns/returns.ts'
import { state as florida } from '#florida/state.ts'
import { returns as returnsOfGeorgia } from '#georgia/returns/returns.ts'
import { state as georgia } from '#georgia/state.ts'
import { returns as returnsOfLouisiana } from '#louisiana/returns/returns.ts'
import { state as louisiana } from '#louisiana/state.ts'

export const publishedReturns = {
  [florida.id]: returnsOfFlorida,
  [georgia.id]: returnsOfGeorgia,
  [louisiana.id]: returnsOfLouisiana,
}
