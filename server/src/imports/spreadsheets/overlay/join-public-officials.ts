import { slug } from '@atlas/contract/rules/normalized.ts'
import { isOfOneHolder } from '#imports/records/single-holder.ts'
import { type ExistingRecords, type ExistingOfficial, seatOf } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer, LayerOfficial } from '#imports/spreadsheets/overlay/layer.ts'
import { publicNamesakes } from '#imports/spreadsheets/resolve/find-official.ts'
import { foundOrNull } from '#imports/spreadsheets/problems/problems.ts'

/** An own official in the seat of a public one, who is hidden while that row exists. */
export interface OverHolder {
  readonly official: string
  readonly holder: string
  readonly office: string
  readonly jurisdiction: string
}

interface WithPeople {
  readonly layer: Layer
  /** How many own officials were found to be public ones. */
  readonly joined: number
  /** Those who replace another holder of their seat. */
  readonly overHolders: readonly OverHolder[]
}

/** Whether nobody has yet been asked which of the two holds the seat. */
type IsNew = (holder: ExistingOfficial, official: LayerOfficial) => boolean

/**
 * Joins officials of the list to public ones with the same name in the same seat. In a seat with one holder, an own
 * official replaces a public holder with another name if `isNew` returns true, so that the seat is not shown with two
 * people.
 */
export function withPublicPeople(layer: Layer, existing: ExistingRecords, isNew: IsNew): WithPeople {
  const publicOnes = new Map(
    existing.officials.filter(({ isOwn }) => !isOwn).map((official) => [official.key, official]),
  )
  const taken = new Set(layer.officials.flatMap(({ standsFor }) => standsFor ?? []))
  const { officials, joined } = joinNamesakes(layer.officials, publicOnes, publicNamesakes(existing.officials), taken)
  const { followed, overHolders } = followHolders({ ...layer, officials }, existing, taken, isNew)
  return { layer: { ...layer, officials: followed }, joined, overHolders }
}

function joinNamesakes(
  officials: readonly LayerOfficial[],
  publicOnes: ReadonlyMap<string, ExistingOfficial>,
  namesake: ReturnType<typeof publicNamesakes>,
  taken: Set<string>,
): { readonly officials: readonly LayerOfficial[]; readonly joined: number } {
  let joined = 0
  const each = officials.map((official) => {
    if (official.standsFor !== null && publicOnes.has(official.standsFor)) return official
    const criteria = { ...named(official), officeId: slug(official.office), jurisdictionKey: official.jurisdictionKey }
    const person = foundOrNull(() => namesake(criteria))
    if (!person || taken.has(person.key)) return official
    taken.add(person.key)
    joined += 1
    return { ...official, standsFor: person.key, replaces: null }
  })
  return { officials: each, joined }
}

function named({ name, first, middle, last, suffix }: LayerOfficial) {
  return { name, first: first ?? null, middle: middle ?? null, last, suffix: suffix ?? null }
}

function followHolders(
  layer: Layer,
  existing: ExistingRecords,
  taken: ReadonlySet<string>,
  isNew: IsNew,
): { readonly followed: readonly LayerOfficial[]; readonly overHolders: readonly OverHolder[] } {
  const ofSeat = Map.groupBy(layer.officials, seatOfRow)
  const holderOf = soleHolders(layer, existing, taken)
  const overHolders: OverHolder[] = []
  const followed = layer.officials.map((official) => {
    const seat = seatOfRow(official)
    const isAlone = official.standsFor === null && !official.replaces && ofSeat.get(seat)?.length === 1
    const holder = isAlone ? holderOf(seat) : null
    if (!holder || !isNew(holder, official)) return official
    const { name, office } = official
    overHolders.push({ official: name, holder: holder.name, office, jurisdiction: holder.jurisdiction })
    return { ...official, replaces: holder.key }
  })
  return { followed, overHolders }
}

/**
 * Public officials who are the only holder of a seat with one holder, and whom no own official is joined to or
 * replaces.
 */
function soleHolders(
  layer: Layer,
  existing: ExistingRecords,
  taken: ReadonlySet<string>,
): (seat: string) => ExistingOfficial | null {
  const followed = new Set(layer.officials.flatMap(({ replaces }) => replaces ?? []))
  return (seat) => {
    const [holder, ...others] = (existing.officialsOfSeat.get(seat) ?? []).filter(({ isOwn }) => !isOwn)
    if (!holder || others.length > 0 || taken.has(holder.key) || followed.has(holder.key)) return null
    const type = existing.offices.get(holder.officeId)?.type
    const district = existing.jurisdictions.get(holder.jurisdictionKey)?.district ?? null
    return type && isOfOneHolder({ office: holder.office, type, district }) ? holder : null
  }
}

function seatOfRow({ office, jurisdictionKey }: LayerOfficial): string {
  return seatOf({ officeId: slug(office), jurisdictionKey })
}

/** "Bob Smith has the seat of Robert Smith: Mayor, Geraldine" */
export function overHolderWords({ official, holder, office, jurisdiction }: OverHolder): string {
  return `${official} has the seat of ${holder}: ${office}, ${jurisdiction}`
}
