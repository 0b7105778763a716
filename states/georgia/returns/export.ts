import * as z from 'zod/mini'
import type { Race } from '#returns/race.ts'
import type { PublishedFile } from '#returns/published-file.ts'
import { UnknownLayout } from '#returns/unknown-layout.ts'

const ballotItem = z.object({
  name: z.string(),
  voteFor: z.optional(z.nullable(z.number())),
  precinctsParticipating: z.optional(z.nullable(z.number())),
  precinctsReporting: z.optional(z.nullable(z.number())),
  ballotOptions: z.array(
    z.object({ name: z.string(), politicalParty: z.optional(z.nullable(z.string())), voteCount: z.number() }),
  ),
})
const exported = z.object({
  electionDate: z.string(),
  results: z.object({ ballotItems: z.array(ballotItem) }),
  localResults: z.array(z.object({ name: z.string(), ballotItems: z.array(ballotItem) })),
})
type BallotItem = z.output<typeof ballotItem>

/**
 * The races in Georgia's media export: those counted statewide, and those of a single county. A race of several
 * counties is in both lists, in each county with that county's votes.
 */
export function georgiaRaces({ name, bytes }: PublishedFile, day: string): Race[] {
  const { electionDate, results, localResults } = parsed(name, bytes)
  if (!electionDate.startsWith(day))
    throw new UnknownLayout(name, `the election date ${day}, not ${electionDate.slice(0, 20)},`)
  const parts = new Map<string, { readonly county: string; readonly item: BallotItem }[]>()
  for (const county of localResults)
    for (const item of county.ballotItems)
      parts.set(item.name, [...(parts.get(item.name) ?? []), { county: county.name, item }])
  const together = new Set(results.ballotItems.map((item) => item.name))
  return [
    ...results.ballotItems.map((item) => {
      const ofCounties = parts.get(item.name) ?? []
      const names = ofCounties.map(({ county }) => county)
      const race = raceOf(item, names, day)
      // A race in no county's list is counted statewide only.
      return ofCounties.length === 0 ? race : { ...race, addsUp: isSum(item, ofCounties) }
    }),
    ...localResults.flatMap((county) =>
      county.ballotItems.filter((item) => !together.has(item.name)).map((item) => raceOf(item, [county.name], day)),
    ),
  ]
}

function parsed(name: string, bytes: Uint8Array) {
  const read = exported.safeParse(jsonOf(bytes))
  if (read.success) return read.data
  throw new UnknownLayout(name, `${read.error.issues[0]?.path.join('.') || 'a media export in JSON'} as before`)
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

function isSum({ ballotOptions }: BallotItem, parts: readonly { readonly item: BallotItem }[]): boolean {
  const inCounties = new Map<string, number>()
  for (const { item } of parts)
    for (const { name, voteCount } of item.ballotOptions) inCounties.set(name, (inCounties.get(name) ?? 0) + voteCount)
  return ballotOptions.every(({ name, voteCount }) => inCounties.get(name) === voteCount)
}

function raceOf(
  { name, voteFor, precinctsParticipating, precinctsReporting, ballotOptions }: BallotItem,
  counties: readonly string[],
  day: string,
): Race {
  return {
    day,
    // A Spanish name may follow the English one: "Sheriff / Alguacil - Rep".
    title: name
      .replace(/\s*\/.*?(?=$| - (?:Dem|Rep)\b| \()/, '')
      .replace(/\s+/g, ' ')
      .trim(),
    counties,
    seats: voteFor ?? 1,
    precinctsMissing: Math.max(0, (precinctsParticipating ?? 0) - (precinctsReporting ?? 0)),
    candidates: ballotOptions.map((option) => ({
      // "Jeremy Lanford (Rep)", "Ida Lane (I)": the party has a field of its own; nothing but "(I)" marks an
      // incumbent.
      name: option.name.replace(/\s*\((?:I|Rep|Dem|Lib|Grn|NP|Ind)\)/gi, '').trim(),
      party: (option.politicalParty ?? '').replace(/^(?:NP|Nonpartisan|Non-?Partisan)$/i, ''),
      votes: option.voteCount,
    })),
  }
}
