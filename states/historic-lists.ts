// Generated from the folders of the states by `npm run test:unit -- --project=scripts states --update`.
import { historicList as historicListOfLouisiana } from '#louisiana/lists/historic-list.ts'
import { state as louisiana } from '#louisiana/state.ts'

export const historicLists = {
  [louisiana.id]: historicListOfLouisiana,
}
