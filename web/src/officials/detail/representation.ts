export interface Member {
  readonly name: string
  /** Null where the nonpartisan view hides it. */
  readonly party: string | null
}

const unknownParty = 'party unknown'

/** Pairs names with parties, which the API sends in the same order. */
export function membersOf(names: readonly string[], parties: readonly string[] | null): Member[] {
  return names.map((name, index) => {
    if (!parties) return { name, party: null }
    const party = parties[index]
    return { name, party: party && party !== 'Unknown' ? party : unknownParty }
  })
}

/** "District 2", "Districts 12, 13", "Districts 1–35, 37": three or more in a row become a range. */
export function districtsText(districts: readonly string[]): string {
  const parts = runsOf(districts).flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run))
  return `${districts.length === 1 ? 'District' : 'Districts'} ${parts.join(', ')}`
}

function runsOf(districts: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const district of districts) {
    const run = runs.at(-1)
    if (run && follows(district, run.at(-1) ?? '')) run.push(district)
    else runs.push([district])
  }
  return runs
}

function follows(district: string, before: string): boolean {
  return /^\d+$/.test(district) && /^\d+$/.test(before) && Number(district) === Number(before) + 1
}

/** "Bennie G. Thompson, Democratic", "A, B, both Democratic", "A, Republican; B, Democratic". */
export function membersText(members: readonly Member[]): string {
  const [first] = members
  const isOneParty = members.every(({ party }) => party === first?.party)
  if (first?.party && isOneParty && members.length > 1) {
    const all = members.length === 2 ? 'both' : 'all'
    return `${members.map(({ name }) => name).join(', ')}, ${all} ${first.party}`
  }
  return members.map(memberText).join('; ')
}

export function memberText({ name, party }: Member): string {
  return party === null ? name : `${name}, ${party}`
}

/** "27 Republican, 8 Democratic", the larger number first. */
export function partiesText(members: readonly Member[]): string {
  const counts = new Map<string, number>()
  for (const { party } of members) if (party !== null) counts.set(party, (counts.get(party) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([party, count]) => `${count} ${party}`)
    .join(', ')
}
