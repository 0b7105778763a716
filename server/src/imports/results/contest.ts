import type { StateId } from '@atlas/contract/rules/states.ts'
import { partyWord } from '#imports/records/parties.ts'
import { isNoVote, isWriteIn } from '#imports/records/pseudo-candidates.ts'

/** What a row counts: votes for a candidate on the ballot, write-ins, or ballots without a vote for anybody. */
export type KindOfChoice = 'candidate' | 'write-in' | 'no vote'

export interface Choice {
  readonly name: string
  readonly party: string
  readonly votes: number
  readonly kind: KindOfChoice
}

/** One contest of an election day in the words of its file, the same for all file formats. */
export interface Contest {
  /** "Member of School Board -- District 1" */
  readonly title: string
  /** "12", from a column of its own; empty if only the title names a district. */
  readonly district: string
  /** The counties in which it is counted, by name as published; empty if the file names none. */
  readonly counties: readonly string[]
  /** Several counties vote on it, but the file does not say which. */
  readonly isAcrossCounties?: true
  /** The number of winners; null if the file does not state it, or states one for every contest. */
  readonly seats: number | null
  readonly precinctsMissing: number
  /** Whether its totals equal the sum of their parts; null if the file does not have both. */
  readonly addsUp: boolean | null
  /** The candidates are unopposed and elected without votes. */
  readonly isUnopposed?: true
  readonly choices: readonly Choice[]
}

export interface ResultsFile {
  /** "Louisiana's workbook" */
  readonly form: string
  /** Null if several states use the format and the file does not name its state. */
  readonly stateId: StateId | null
  /** Null if the file states no day. */
  readonly day: string | null
  readonly contests: readonly Contest[]
  /** Rows that could not be read, each as a sentence. */
  readonly notRead: readonly string[]
}

/** "Sheriff, Adams": the name of a contest for people. */
export function seatOf({ title, district, counties }: Contest): string {
  const where = counties.length > 3 ? `${counties.length} counties` : counties.join(', ')
  const parts = title.split(' | ').map((part) => part.trim())
  return [[...parts, district].filter(Boolean).join(' '), where].filter(Boolean).join(', ')
}

/** Whether voters answer a question, such as an amendment or the retention of a judge, and elect nobody. */
export function isQuestion({ choices }: Contest): boolean {
  return choices.every(({ name, kind }) => kind !== 'candidate' || /^(?:yes|no|for|against)(?: |$)/i.test(name))
}

// The atlas does not cover the presidency.
const ofPresident = /^(?:u\.? ?s\.? )?president(?: of the united states)?(?:$| (?:and|\||&) )/i

export function isOfPresident({ title }: Contest): boolean {
  return ofPresident.test(title)
}

/** A row of a table of results: the votes for one choice in one precinct or county. */
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

/**
 * The contests in a table. Rows with the same choice are added up, across counties if several counties elect together.
 */
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

/** If the title names no part of the body, it may fill several seats at once. */
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

/** "REP", "Rep" and "R" become one name; empty if a contest has no parties. */
export function partyOf(text: string): string {
  const plain = text.trim()
  const party = partyWord(plain)
  return party === undefined ? plain : party === null || party === 'Nonpartisan' ? '' : party
}

/** "Donald J. Trump (I) (Rep)" → the name, and the party after it. */
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
