import type { Roster } from '#dataset/roster.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import { fillStretches, lengthOf, mergeStretches } from '#search/patch/stretches.ts'
import { sharedBytes, sharedUint32 } from '#search/shared-memory.ts'

/**
 * The roster after a change of the touched officials; `incoming` are those of them who still exist. Columns without a
 * change stay the same objects.
 */
export function patchRoster(
  before: Roster,
  touched: readonly number[],
  incoming: Roster,
  sourceOfIncoming: Uint32Array,
): Roster {
  const types = withNames(before.officeTypeNames, incoming.officeTypeNames)
  const offices = withNames(before.officeNames, incoming.officeNames)
  const indexOf = (id: number) => firstIndexWhere(before.ids.length, (index) => (before.ids[index] as number) >= id)
  const gone = Uint32Array.from(touched.filter((id) => before.ids[indexOf(id)] === id).map(indexOf))
  const stretches = mergeStretches({
    count: before.ids.length,
    gone,
    incomingCount: incoming.ids.length,
    indexOf: (index) => indexOf(incoming.ids[index] as number),
  })
  const isSamePeople = gone.length === incoming.ids.length && incoming.ids.every((id) => before.ids[indexOf(id)] === id)
  const patch = <Numbers extends Uint8Array | Uint32Array>(
    numbers: Numbers,
    ofIncoming: (index: number) => number,
    make: (count: number) => Numbers,
  ): Numbers => {
    const isSame = (index: number) => numbers[indexOf(incoming.ids[index] as number)] === ofIncoming(index)
    if (isSamePeople && incoming.ids.every((_, index) => isSame(index))) return numbers
    return fillStretches<Numbers>(stretches, numbers, ofIncoming, make(lengthOf(stretches)))
  }
  return {
    ids: patch(before.ids, (index) => incoming.ids[index] as number, sharedUint32),
    sources: patch(
      before.sources,
      (index) => sourceOfIncoming[incoming.sources[index] as number] as number,
      sharedUint32,
    ),
    known: patch(before.known, (index) => incoming.known[index] as number, sharedUint32),
    jurisdictions: patch(before.jurisdictions, (index) => incoming.jurisdictions[index] as number, sharedUint32),
    officeTypes: patch(
      before.officeTypes,
      (index) => types.ofIncoming[incoming.officeTypes[index] as number] as number,
      sharedUint32,
    ),
    offices: patch(
      before.offices,
      (index) => offices.ofIncoming[incoming.offices[index] as number] as number,
      sharedUint32,
    ),
    isSearched: patch(before.isSearched, (index) => incoming.isSearched[index] as number, sharedBytes),
    isPending: patch(before.isPending, (index) => incoming.isPending[index] as number, sharedBytes),
    officeTypeNames: types.names,
    officeNames: offices.names,
  }
}

/** The previous names with new ones appended, and the indexes of the incoming ones. */
function withNames(before: readonly string[], incoming: readonly string[]) {
  const names = [...before]
  const ofIncoming = incoming.map((name) => {
    const index = names.indexOf(name)
    return index === -1 ? names.push(name) - 1 : index
  })
  return { names: names.length === before.length ? before : names, ofIncoming }
}
