// Generated from the folders of the states by `npm run test:unit -- --project=scripts states --update`.
import { demonstration as demonstrationOfAlabama } from '#alabama/demonstration.ts'
import { state as alabama } from '#alabama/state.ts'
import { demonstration as demonstrationOfFlorida } from '#florida/demonstration.ts'
import { state as florida } from '#florida/state.ts'
import { demonstration as demonstrationOfGeorgia } from '#georgia/demonstration.ts'
import { state as georgia } from '#georgia/state.ts'
import { demonstration as demonstrationOfLouisiana } from '#louisiana/demonstration.ts'
import { state as louisiana } from '#louisiana/state.ts'
import { demonstration as demonstrationOfMississippi } from '#mississippi/demonstration.ts'
import { state as mississippi } from '#mississippi/state.ts'

export const demonstrations = {
  [alabama.id]: demonstrationOfAlabama,
  [florida.id]: demonstrationOfFlorida,
  [georgia.id]: demonstrationOfGeorgia,
  [louisiana.id]: demonstrationOfLouisiana,
  [mississippi.id]: demonstrationOfMississippi,
}
