import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import type { ListedValue, ProvenanceByColumn } from '#database/schema.ts'
import { contactColumns, officialColumns, seatColumns, stating } from '#database/stored-columns.ts'
import { correctionPrefix, sourceOfCorrection } from '#imports/records/correction-source.ts'
import { isSomebodyElse } from '#imports/records/somebody-else.ts'
import { splitName } from '#vocabulary/people/split-name.ts'
import { placeKeyOf } from '#imports/records/place-key.ts'
import type { SourceRecord } from '#imports/records/records.ts'
import type { Correction, AppliedCorrection } from '#imports/spreadsheets/overlay/corrections.ts'
import { type CorrectedRecords, type ExistingOfficial, seatOf } from '#imports/spreadsheets/resolve/existing-records.ts'
import type { Layer, LayerContact, LayerOfficial, LayerSeat } from '#imports/spreadsheets/overlay/layer.ts'
import { asListed, asListedContact, asListedSeat } from '#imports/spreadsheets/overlay/own-list.ts'

interface Corrected {
  readonly layer: Layer
  /** Every correction with the value in the list, including those that change nothing. */
  readonly applied: readonly AppliedCorrection[]
}

/**
 * Applies corrections to the own list. If several set the same value, the newest counts. A correction is not applied
 * if its official is gone or is another person by now, or if the list has a newer value.
 */
export function applyCorrections(
  list: Layer,
  corrections: readonly Correction[],
  existing: CorrectedRecords,
): Corrected {
  if (corrections.length === 0) return { layer: list, applied: [] }
  const inForce = newestOfEach(corrections, existing)
  const officials = new Map(list.officials.map((official) => [official.key, official]))
  const seats = new Map(list.seats.map((seat) => [seatOf(seat), seat]))
  const contacts = new Map(list.contacts.map((contact) => [contactKey(contact), contact]))
  const finder = personFinder(list, existing)
  const applied: AppliedCorrection[] = []
  const sources: SourceRecord[] = []
  for (const correction of corrections) {
    const appliers = {
      line: () => overContact(list, contacts, existing),
      seat: () => overSeat(list, seats, existing),
      official: () => overOfficial(officials, finder),
    }
    const apply = appliers[ownerOf(correction.columnId)]()
    const { valueInList, row } = apply(correction)
    applied.push({ correction, valueInList })
    if (!row || !inForce.has(correction) || isOvertaken(correction, valueInList)) continue
    row()
    sources.push(sourceOf(correction))
  }
  return {
    applied,
    layer: {
      ...list,
      sources: [...list.sources, ...sources],
      seats: [...seats.values()],
      officials: [...officials.values()],
      contacts: [...contacts.values()],
    },
  }
}

function newestOfEach(corrections: readonly Correction[], existing: CorrectedRecords): ReadonlySet<Correction> {
  const subject = (correction: Correction) => {
    const { columnId, officialKey } = correction
    const subjects = {
      line: () => contactKeyOf(correction, existing) ?? '',
      seat: () => seatOf(correction),
      official: () => officialKey,
    }
    return `${columnId} ${subjects[ownerOf(columnId)]()}`
  }
  return new Set(new Map(corrections.map((correction) => [subject(correction), correction])).values())
}

/** What the value belongs to: the official, the seat, or the office in its place. */
function ownerOf(columnId: CorrectableId): 'official' | 'seat' | 'line' {
  const { of: owner } = columnOf(columnId)
  return owner === 'seat' || owner === 'line' ? owner : 'official'
}

function contactKey({ officeId, placeKey }: Pick<LayerContact, 'officeId' | 'placeKey'>): string {
  return `${officeId} ${placeKey}`
}

/** The key of the office in the place that a correction names; null if that place is gone. */
function contactKeyOf(
  { officeId, jurisdictionKey }: Pick<Correction, 'officeId' | 'jurisdictionKey'>,
  { jurisdictions }: CorrectedRecords,
): string | null {
  const area = jurisdictions.get(jurisdictionKey)
  return area ? contactKey({ officeId, placeKey: placeKeyOf(area) }) : null
}

/** The value in the list, and how to apply the correction to it; null if there is no such official. */
interface Application {
  readonly valueInList: ListedValue | null
  readonly row: (() => void) | null
}

type Finder = (correction: Correction) => LayerOfficial | ExistingOfficial | null

/** The row of the own list, or the public official, that a correction is about, if it is still the same person. */
function personFinder({ officials }: Layer, { officials: existingOfficials }: CorrectedRecords): Finder {
  const byKey = new Map(officials.map((official) => [official.key, official]))
  const byPublicKey = new Map(officials.map((official) => [official.standsFor, official]))
  const publicOnes = new Map(
    existingOfficials.filter(({ isOwn }) => !isOwn).map((official) => [official.key, official]),
  )
  return (correction) => {
    const { officialKey, ownKey } = correction
    const inList = byPublicKey.get(officialKey) ?? byKey.get(officialKey) ?? byKey.get(ownKey ?? '')
    const found = inList ?? publicOnes.get(officialKey) ?? null
    return found && isSomebodyElse(correction, found) ? null : found
  }
}

function overOfficial(officials: Map<string, LayerOfficial>, find: Finder): (correction: Correction) => Application {
  return (correction) => {
    const found = find(correction)
    if (!found) return { valueInList: null, row: null }
    const inList = 'isOwn' in found ? null : found
    const row = inList ?? onlyCorrected(found as ExistingOfficial, correction)
    return {
      valueInList: inList && listedValue(inList, nameIn(officialRecords, correction.columnId), correction.columnId),
      row: () => {
        const before = officials.get(row.key) ?? row
        const listRow = inList && asListed(inList)
        officials.set(row.key, {
          ...before,
          ...valuesOf(correction),
          provenance: { ...before.provenance, ...provenanceOf(correction) },
          isListed: listRow !== null,
          listed: listRow,
        })
      },
    }
  }
}

function overSeat(
  list: Layer,
  seats: Map<string, LayerSeat>,
  { officialsOfSeat }: CorrectedRecords,
): (correction: Correction) => Application {
  return (correction) => {
    const { officeId, jurisdictionKey, columnId, value } = correction
    const key = seatOf(correction)
    const inList = list.seats.find((seat) => seatOf(seat) === key)
    if (!inList && !officialsOfSeat.has(key)) return { valueInList: null, row: null }
    const record = nameIn(seatRecords, columnId)
    return {
      valueInList: inList ? listedValue({ asOf: null, ...inList }, record, columnId) : null,
      row: () => {
        const before = seats.get(key) ?? { officeId, jurisdictionKey, provenance: {} }
        seats.set(key, {
          ...before,
          [record]: value,
          provenance: { ...before.provenance, ...provenanceOf(correction) },
          isListed: inList !== undefined,
          listed: inList ? asListedSeat(inList) : null,
        })
      },
    }
  }
}

/** Every holder of the office in the place shows the contact, so no row of an official is needed. */
function overContact(
  list: Layer,
  contacts: Map<string, LayerContact>,
  existing: CorrectedRecords,
): (correction: Correction) => Application {
  return (correction) => {
    const { officeId, jurisdictionKey, columnId, value, id, asOf } = correction
    const area = existing.jurisdictions.get(jurisdictionKey)
    if (!area) return { valueInList: null, row: null }
    const placeKey = placeKeyOf(area)
    const key = contactKey({ officeId, placeKey })
    const inList = list.contacts.find((contact) => contactKey(contact) === key)
    const record = nameIn(contactRecords, columnId)
    return {
      valueInList: inList ? listedValue({ asOf: null, ...inList }, record, columnId) : null,
      row: () => {
        const before = contacts.get(key)
        contacts.set(key, {
          officeId,
          placeKey,
          ...before,
          [record]: value,
          asOf,
          sourceId: sourceOfCorrection(id),
          provenance: { ...before?.provenance, ...provenanceOf(correction) },
          isListed: inList !== undefined,
          listed: inList ? asListedContact(inList) : null,
        })
      },
    }
  }
}

/**
 * A row for a public official who is not in the list; all values except the corrected ones come from the public data.
 */
function onlyCorrected(
  { key, office, jurisdictionKey, name, first, middle, last, suffix }: ExistingOfficial,
  { id, asOf }: Correction,
): LayerOfficial {
  const nothing = Object.fromEntries(stating(officialColumns).map(([record]) => [record, null]))
  return {
    ...(nothing as Partial<LayerOfficial>),
    id: null,
    key: correctionPrefix + key,
    externalId: null,
    standsFor: key,
    replaces: null,
    office,
    jurisdictionKey,
    party: null,
    name,
    first,
    middle,
    last,
    suffix,
    sourceId: sourceOfCorrection(id),
    asOf,
    method: 'reported',
    ballotDay: null,
    provenance: {},
  }
}

/**
 * If the list has changed its value since the correction, and is from the same day or later, the list's value counts.
 */
function isOvertaken({ isApplied, listedThen, asOf }: Correction, valueInList: ListedValue | null): boolean {
  if (!isApplied || valueInList === null || valueInList.as_of === null) return false
  const isNews =
    JSON.stringify([valueInList.value, valueInList.as_of]) !== JSON.stringify([listedThen?.value, listedThen?.as_of])
  return isNews && valueInList.as_of >= asOf
}

function listedValue(
  row: { readonly provenance: ProvenanceByColumn; readonly asOf: string | null },
  record: string,
  columnId: CorrectableId,
): ListedValue | null {
  const value = (row as unknown as Record<string, string | number | null | undefined>)[record] ?? null
  return value === null ? null : { value, as_of: row.provenance[columnId]?.as_of ?? row.asOf }
}

const officialRecords = new Map([
  ...stating(officialColumns).map(([record, id]) => [id, record] as const),
  ['party.name', 'party'],
])
const contactRecords = new Map(stating(contactColumns).map(([record, id]) => [id, record]))
const seatRecords = new Map(stating(seatColumns).map(([record, id]) => [id, record]))

function nameIn(records: ReadonlyMap<string, string>, columnId: CorrectableId): string {
  const record = records.get(columnId)
  if (!record) throw new Error(`No record states ${columnId}`)
  return record
}

/** A name is one value with several parts, and an address is the office's. */
function valuesOf({ columnId, value }: Correction): Partial<LayerOfficial> {
  if (columnId === 'eo.name') return splitName(String(value))
  const values = { [nameIn(officialRecords, columnId)]: value }
  return columnId === 'stats.address' ? { ...values, addressKind: 'office' } : values
}

const partsOfName = ['eo.name', 'eo.first', 'eo.middle', 'eo.last', 'eo.suffix'] as const

function provenanceOf({ id, columnId, asOf }: Correction): ProvenanceByColumn {
  const provenance = { source: sourceOfCorrection(id), as_of: asOf, method: 'reported' } as const
  const columns = columnId === 'eo.name' ? partsOfName : [columnId]
  return Object.fromEntries(columns.map((column) => [column, provenance]))
}

function sourceOf({ id, source, asOf }: Correction): SourceRecord {
  return {
    id: sourceOfCorrection(id),
    publisher: source,
    title: source,
    licence: 'Of the organization that keeps it',
    url: null,
    asOf,
  }
}
