import { gapGroupWords } from '@atlas/contract/rules/representation-gap.ts'
import type { GoverningBody } from '@atlas/contract/endpoints/places/places.ts'

type CountsOfGroup = GoverningBody['groups'][number]

/** "County Commissioner · 4 district seats on file" */
export function bodyText({ office, seats, district_seats: districts }: GoverningBody): string {
  const count = `${seats} ${seats === 1 ? 'seat' : 'seats'}`
  if (districts === seats) return `${office} · ${seats} district ${seats === 1 ? 'seat' : 'seats'} on file`
  return `${office} · ${count} on file${districts > 0 ? `, ${districts} of them by district` : ''}`
}

/** The groups that squares are drawn for; Black seats are said in the gap alone, as they are among the first. */
export function shownGroups({ groups }: GoverningBody): readonly CountsOfGroup[] {
  return groups.filter(({ group }) => group !== 'black')
}

/** "2 of 5", "0 known · 4 not known" */
export function groupText({ known, counted }: CountsOfGroup, seats: number): string {
  if (known === 0) return `0 known · ${seats} not known`
  return known < seats ? `${counted} of ${known} known · ${seats - known} not known` : `${counted} of ${seats}`
}

/** What is said of the gaps: groups of which the same is said, such as that it is not known, are said together. */
export function gapLines({
  groups,
}: GoverningBody): { readonly labels: string; readonly value: string; readonly rest: string }[] {
  const lines = new Map<string, { labels: string[]; value: string; rest: string }>()
  for (const { group, value, rest } of groups) {
    const line = lines.get(`${value} ${rest}`) ?? { labels: [], value, rest }
    line.labels.push(gapGroupWords[group].label)
    lines.set(`${value} ${rest}`, line)
  }
  return [...lines.values()].map(({ labels, ...said }) => ({ ...said, labels: labels.join(', ') }))
}
