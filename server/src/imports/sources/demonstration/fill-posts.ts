import type { OfficialRecord } from '#imports/records/records.ts'
import type { InventedJurisdiction } from '#imports/sources/demonstration/jurisdictions.ts'
import { officialInventor } from '#imports/sources/demonstration/officials.ts'
import type { Post } from '#imports/sources/demonstration/post.ts'
import { type InventedSeat, seatInventor } from '#imports/sources/demonstration/seats.ts'
import type { DemonstrationSources } from '#imports/sources/demonstration/sources.ts'

interface Filled {
  readonly jurisdictions: readonly InventedJurisdiction[]
  readonly seats: readonly InventedSeat[]
  readonly officials: readonly OfficialRecord[]
}

/** Puts somebody into each post; the posts of one office in one jurisdiction share a seat. */
export function fillPosts(posts: Iterable<Post>, today: string, sources: DemonstrationSources): Filled {
  const inventSeat = seatInventor(today, sources)
  const inventOfficial = officialInventor(today, sources)
  const jurisdictions = new Map<string, InventedJurisdiction>()
  const seats = new Map<string, { seat: InventedSeat; chairs: number }>()
  const officials: OfficialRecord[] = []
  for (const post of posts) {
    const { key } = post.jurisdiction.record
    if (!jurisdictions.has(key)) jurisdictions.set(key, post.jurisdiction)
    const seatKey = `${post.office} ${key}`
    const filled = seats.get(seatKey) ?? { seat: inventSeat(post), chairs: 0 }
    filled.chairs += 1
    seats.set(seatKey, filled)
    officials.push(inventOfficial(post, filled.chairs, filled.seat.lastYear))
  }
  return {
    jurisdictions: [...jurisdictions.values()],
    seats: Array.from(seats.values(), ({ seat }) => seat),
    officials,
  }
}
