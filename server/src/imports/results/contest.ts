import type { StateId } from '@atlas/contract/rules/states.ts'
import { partyWord } from '#imports/records/parties.ts'
import { isNoVote, isWriteIn } from '#imports/records/pseudo-candidates.ts'

/** What a row of results counts: votes for somebody on the ballot, write-ins, or ballots that are nobody's vote. */
export type KindOfChoice = 'candidate' | 'write-in' | 'no vote'

export interface Choice {
  readonly name: string
  readonly party: string
  readonly votes: number
  readonly kind: KindOfChoice
}

/** One contest of an election day in the words of its file, whatever form the file has. */
export interface Contest {
  /** "Member of School Board -- District 1" */
  readonly title: string
  /** "12", as a column of its own says it; empty where the title alone names a district. */
  readonly district: string
  /** The counties that it is counted in, by name as published; none where the file tells of none. */
  readonly counties: readonly string[]
  /** Several counties vote on it, and the file does not say which. */
  readonly isAcrossCounties?: true
  /** How many are elected; null where the file does not say it, or says one of everything. */
  readonly seats: number | null
  readonly precinctsMissing: number
  /** Whether its totals are the sum of their parts; null where the file does not have both. */
  readonly addsUp: boolean | null
  /** Nobody stands against the candidates, who are elected without votes. */
  readonly isUnopposed?: true
  readonly choices: readonly Choice[]
}

export interface ResultsFile {
  /** "Louisiana's workbook" */
  readonly form: string
  /** Null where the form is that of several states, and the file says no state. */
  readonly stateId: StateId | null
  /** Null where the file says no day. */
  readonly day: string | null
  readonly contests: readonly Contest[]
  /** Rows that could not be used, each as a sentence. */
  readonly notRead: readonly string[]
}

/** "Sheriff, Adams": a contest as people read it. */
export function seatOf({ title, district, counties }: Contest): string {
  const where = counties.length > 3 ? `${counties.length} counties` : counties.join(', ')
  const parts = title.split(' | ').map((part) => part.trim())
  return [[...parts, district].filter(Boolean).join(' '), where].filter(Boolean).join(', ')
}

/** Whether people answer a question, as in an amendment or the retention of a judge, and elect nobody. */
export function isQuestion({ choices }: Contest): boolean {
  return choices.every(({ name, kind }) => kind !== 'candidate' || /^(?:yes|no|for|against)(?: |$)/i.test(name))
}

// The president's is no office of the atlas.
const ofPresident = /^(?:u\.? ?s\.? )?president(?: of the united states)?(?:$| (?:and|\||&) )/i

export function isOfPresident({ title }: Contest): boolean {
  return ofPresident.test(title)
}

/** A row of a table of results: the votes of one choice in one precinct or county. */
export interface ResultRow {
  readonly county: string
  readonly title: string
  readonly district: string
  readonly name: string
  readonly party: string
  readonly votes: number
}

export function kindOf(name: string): KindOfChoice {
  return isNoVote(name) ? 'no vote' : isWriteIn(name) ? 'write-in' : 'candidate'
}

const countsOfBallots = /^(?:ballots cast|registered voters|straight party|times counted|total ballots)\b/i
const ofSeveralCounties =
  /\b(?:president|governor|congress|senat(?:e|or)|state (?:house|representative)|(?:us|u\.s\.|united states) (?:house|representative)|secretary of state|attorney general|treasurer|auditor|district attorney|state attorney|public service|transportation commissioner|supreme court|court of appeals|appeal|circuit judge|circuit court|chancery (?:judge|court)|agriculture|insurance)/i

/** The contests of a table: rows of one choice are added up, over counties where more than one county elects. */
export function contestsOf(rows: readonly ResultRow[]): Contest[] {
  const counted = rows.filter(({ title }) => !countsOfBallots.test(title))
  const together = Map.groupBy(counted, ({ title, district, county }) =>
    JSON.stringify([title, district, isOfSeveralCounties(title) ? '' : county]),
  )
  return [...together.values()].map((lines) => {
    const [first] = lines as [ResultRow]
    const ofChoice = Map.groupBy(lines, ({ name, party }) =>
      JSON.stringify([name, kindOf(name) === 'candidate' ? party : '']),
    )
    return {
      title: first.title,
      district: first.district,
      counties: [...new Set(lines.map(({ county }) => county))].filter((county) => county !== ''),
      seats: isOfBody(first.title, first.district) ? null : 1,
      precinctsMissing: 0,
      addsUp: null,
      choices: [...ofChoice.values()].map((votes) => {
        const [{ name, party }] = votes as [ResultRow]
        return { name, party, kind: kindOf(name), votes: votes.reduce((sum, each) => sum + each.votes, 0) }
      }),
    }
  })
}

export function isOfSeveralCounties(title: string): boolean {
  return ofSeveralCounties.test(title) && !/\bcounty\b/i.test(title)
}

/** A body whose title names no part of it may fill several seats at once. */
export function isOfBody(title: string, district: string): boolean {
  return (
    district === '' &&
    /\b(?:council|commission|board|boe|aldermen|alderman|selectmen|supervisors?|councilm[ae]n|constables?|jurors?)\b/i.test(
      title,
    ) &&
    !/\b(?:district|ward|post|place|seat|division|div|group|beat|chair(?:man|person)?|president|public service)\b|\d/i.test(
      title,
    )
  )
}

/** "REP", "Rep", "R": one name of each party; none where a contest has no parties. */
export function partyOf(text: string): string {
  const plain = text.trim()
  const party = partyWord(plain)
  return party === undefined ? plain : party === null || party === 'Nonpartisan' ? '' : party
}

/** "Donald J. Trump (I) (Rep)" → the name, and the party that stands behind it. */
export function nameAndParty(text: string): { readonly name: string; readonly party: string } {
  let name = text.replace(/\s+/g, ' ').trim()
  let party = ''
  for (let found = behind.exec(name); found; found = behind.exec(name)) {
    name = name.slice(0, found.index)
    if (found[1]?.toLowerCase() !== 'i') party = partyOf(found[1] ?? '')
  }
  return { name, party }
}

const behind = / ?\((i|rep|dem|lib|grn|ind|np|r|d|l)\)$/i

/** "1.0" and "01" are district 1. */
export function districtOf(text: string): string {
  const plain = text.trim()
  return /^\d+(?:\.0+)?$/.test(plain) ? String(Math.trunc(Number(plain))) : plain
}
