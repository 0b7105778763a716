import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'

type Place = ResultsDesk['places'][number]

/** District 2 comes before District 10. */
const byNumber = new Intl.Collator('en-US', { numeric: true })

/** The places of the same state of which results are not in: first those of its kind, from the one behind it on. */
export function nextPlaces(
  { places }: Pick<ResultsDesk, 'places'>,
  here: Pick<Place, 'id' | 'state_id' | 'name' | 'kind'>,
): readonly Place[] {
  const others = places.filter(
    ({ id, state_id: state, not_in: notIn }) => id !== here.id && state === here.state_id && notIn > 0,
  )
  const isBehind = ({ name }: Place) => byNumber.compare(name, here.name) > 0
  const inTurn = [...others.filter(isBehind), ...others.filter((each) => !isBehind(each))]
  const isAlike = ({ kind }: Place) => kind === here.kind
  return [...inTurn.filter(isAlike), ...inTurn.filter((each) => !isAlike(each))]
}
