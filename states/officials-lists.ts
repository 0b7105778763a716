// Generated from the folders of the states by `npm run test:unit -- --project=scripts states --update`.
import { officialsList as officialsListOfLouisiana } from '#louisiana/lists/officials-list.ts'
import { state as louisiana } from '#louisiana/state.ts'

export const officialsLists = {
  [louisiana.id]: officialsListOfLouisiana,
}
