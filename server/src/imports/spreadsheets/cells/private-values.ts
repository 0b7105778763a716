import { findColumn } from '@atlas/contract/catalogue/columns.ts'
import type { ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import { officesOnly } from '@atlas/contract/endpoints/data/corrections.ts'
import { Problem } from '@atlas/contract/problem.ts'

// A single letter counts as a label: "H: 334-555-0100", "(c)".
const privatePhone = /\b(cell|mobile|home|personal|private)\b|\((?:c|h|m)\)|(?:^|[,;/|] ?|\d )[chm](?=[:.)]|$| ?\(?\d)/i
// "Mobile" is a city, a county and part of many street names, so in an address it means nothing.
const privateAddress = /\b(home|house|residence|residential|apartment|apt)\b/i
/** In free text: "his cell", "home address", "lives at". A home page is not private. */
const privateMatter =
  /\b(home|personal|private|cell|mobile|residential)[ -]?(address|phone|number|line|telephone)s?\b|\b(his|her|their|my) (own )?(home|house|cell|mobile|residence|apartment)\b|\b(lives|resides|residing|living) (at|on|in)\b/i

/** Security: home addresses and personal phone numbers of officials must never be stored, so they are refused first. */
export function refusePrivate(
  columnId: ReportableId,
  { value, note = '' }: { readonly value: string; readonly note?: string },
  path = 'value',
): void {
  if (isPrivate(columnId, value)) refuse(path)
  if (privateMatter.test(note)) refuse('note')
}

/** Whether a number is marked as one that is not of the office. */
export function isPrivatePhone(text: string): boolean {
  return privatePhone.test(text)
}

function isPrivate(columnId: ReportableId, value: string): boolean {
  const kind = findColumn(columnId)?.kind
  if (kind === 'phone' && isPrivatePhone(value)) return true
  if (kind === 'address' && privateAddress.test(value)) return true
  return privateMatter.test(value)
}

function refuse(path: string): never {
  throw new Problem('invalid', { detail: officesOnly, errors: [{ path, message: officesOnly }] })
}
