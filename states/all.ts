// Generated from the folders of the states by `npm run test:unit -- --project=scripts states --update`.
import { state as alabama } from '#alabama/state.ts'
import { state as florida } from '#florida/state.ts'
import { state as georgia } from '#georgia/state.ts'
import { state as louisiana } from '#louisiana/state.ts'
import { state as mississippi } from '#mississippi/state.ts'

export const all = {
  [alabama.id]: alabama,
  [florida.id]: florida,
  [georgia.id]: georgia,
  [louisiana.id]: louisiana,
  [mississippi.id]: mississippi,
} as const
