import { gapGroupWords } from '@atlas/contract/rules/representation-gap.ts'
import { seatsInWords } from '@atlas/contract/rules/seats-by-law.ts'
import type { GoverningBody } from '@atlas/contract/endpoints/places/places.ts'

type CountsOfGroup = GoverningBody['groups'][number]

/**
 * "5 seats by law, 4 on file, ethnicity of 1 known"; where nobody looked up the law, "County Commissioner · 4 district
 * seats on file"
 */
export function bodyText({
  office,
  seats,
  seats_by_law,
  set_by,
  on_file,
  district_seats: districts,
  groups,
}: GoverningBody): string {
  if (seats_by_law === null && set_by === null) {
    const count = `${seats} ${seats === 1 ? 'seat' : 'seats'}`
    if (districts === seats) return `${office} · ${seats} district ${seats === 1 ? 'seat' : 'seats'} on file`
    return `${office} · ${count} on file${districts > 0 ? `, ${districts} of them by district` : ''}`
  }
  const known = groups.find(({ group }) => group === 'people_of_color')?.known ?? 0
  const words = seatsInWords({ seats_by_law, set_by, on_file })
  return seats_by_law === null || on_file === 0 ? words : `${words}, ethnicity of ${known} known`
}

/** How many of its seats by law have no holder on file. */
export function openSeatsOf({ seats_by_law: byLaw, on_file: onFile }: GoverningBody): number {
  return byLaw === null ? 0 : Math.max(0, byLaw - onFile)
}

/**
 * The groups that squares are drawn for. Black seats are mentioned in the gap only, because they are among the first.
 */
export function shownGroups({ groups }: GoverningBody): readonly CountsOfGroup[] {
  return groups.filter(({ group }) => group !== 'black')
}

/** "2 of 5", "0 known · 4 not known", "1 of 2 known · 1 not known · 2 not on file" */
export function groupText({ known, counted }: CountsOfGroup, seats: number, open = 0): string {
  const rest = open > 0 ? ` · ${open} not on file` : ''
  if (seats === 0) return `${open} not on file`
  if (known === 0) return `0 known · ${seats} not known${rest}`
  return `${known < seats ? `${counted} of ${known} known · ${seats - known} not known` : `${counted} of ${seats}`}${rest}`
}

/** The lines about the gaps. Groups with the same text, such as that a gap is not known, share a line. */
export function gapLines({
  groups,
}: GoverningBody): { readonly labels: string; readonly value: string; readonly rest: string }[] {
  const lines = new Map<string, { labels: string[]; value: string; rest: string }>()
  for (const { group, value, rest } of groups) {
    const line = lines.get(`${value} ${rest}`) ?? { labels: [], value, rest }
    line.labels.push(gapGroupWords[group].label)
    lines.set(`${value} ${rest}`, line)
  }
  return [...lines.values()].map(({ labels, ...line }) => ({ ...line, labels: labels.join(', ') }))
}
