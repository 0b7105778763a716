// Generated from the folders of the states by `npm run test:unit -- --project=scripts states --update`.
import { law as lawOfAlabama } from '#alabama/law.ts'
import { state as alabama } from '#alabama/state.ts'
import { law as lawOfFlorida } from '#florida/law.ts'
import { state as florida } from '#florida/state.ts'
import { law as lawOfGeorgia } from '#georgia/law.ts'
import { state as georgia } from '#georgia/state.ts'
import { law as lawOfLouisiana } from '#louisiana/law.ts'
import { state as louisiana } from '#louisiana/state.ts'
import { law as lawOfMississippi } from '#mississippi/law.ts'
import { state as mississippi } from '#mississippi/state.ts'

export const laws = {
  [alabama.id]: lawOfAlabama,
  [florida.id]: lawOfFlorida,
  [georgia.id]: lawOfGeorgia,
  [louisiana.id]: lawOfLouisiana,
  [mississippi.id]: lawOfMississippi,
}
