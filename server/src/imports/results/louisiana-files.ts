import * as z from 'zod/mini'
import { ImportRefused } from '#imports/records/import-refused.ts'
import { partName, readEntries } from '#imports/reading/zip-entries.ts'
import { type Contest, kindOf, nameAndParty, partyOf, type ResultsFile } from '#imports/results/contest.ts'
import { dayOfText } from '#imports/results/day-of-text.ts'
import { ResultsRefused } from '#imports/results/refused.ts'
import type { Table } from '#imports/results/tables.ts'

const louisiana = '22'
const kind = { name: 'ZIP archive of Louisiana’s files', mostBytes: 16_000_000 }

/** The API returns a single race or choice as an object, and several as a list. */
const several = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value): unknown[] => (value == null ? [] : Array.isArray(value) ? (value as unknown[]) : [value])),
    z.array(item),
  )
const races = <Race extends z.ZodMiniType>(race: Race) => z.object({ Races: z.object({ Race: several(race) }) })

const candidatesSchema = races(
  z.object({
    ID: z.string(),
    SpecificTitle: z.string(),
    /** 998 and 999 are questions. */
    OfficeLevel: z.string(),
    NumberToBeElected: z.string(),
    Choice: several(z.object({ ID: z.string(), Desc: z.string() })),
  }),
)
const votesSchema = races(
  z.object({
    ID: z.string(),
    PrecinctsReporting: z.string(),
    PrecinctsExpected: z.string(),
    Choice: several(z.object({ ID: z.string(), VoteTotal: z.string() })),
  }),
)
type Race = z.infer<typeof candidatesSchema>['Races']['Race'][number]
type VotesOfRace = z.infer<typeof votesSchema>['Races']['Race'][number]

const ofCandidates = /racescandidates(?:_multiparish|\/byparish_(\d\d))(?:\.|$)/
const ofVotes = /votes(?:_multiparish|parish\/votes_\d\d)(?:\.|$)/

/** Whether an archive has the files that Louisiana's results page loads. */
export function hasLouisianaFiles(names: readonly string[]): boolean {
  return names.some((name) => ofCandidates.test(partName(name)))
}

/**
 * The files behind Louisiana's results page in one archive: candidates (`RacesCandidates/ByParish_36.htm`) and votes
 * (`VotesParish/Votes_36.htm`), which refer to races and choices by number.
 */
export function louisianaFiles(
  name: string,
  bytes: Uint8Array,
  parishes: readonly { readonly name: string }[],
): ResultsFile {
  const files = entriesOf(name, bytes)
  const votes = new Map(
    files.flatMap(([path, text]) =>
      ofVotes.test(path) ? parsed(path, text, votesSchema).Races.Race.map((race) => [race.ID, race] as const) : [],
    ),
  )
  if (votes.size === 0)
    throw new ResultsRefused(
      `${name} has no votes: put VotesParish/Votes_NN.htm or Votes_Multiparish.htm into it, beside the candidates`,
    )
  const day = files.flatMap(([path]) => /(?:^|\/)(20\d\d)(\d\d)(\d\d)\//.exec(path)?.slice(1).join('-') ?? [])[0]
  const notRead: string[] = []
  const contests = files.flatMap(([path, text]) => {
    const found = ofCandidates.exec(path)
    if (!found) return []
    // Parishes are numbered in the order of their names.
    const parish = found[1] === undefined ? null : parishes[Number(found[1]) - 1]
    return parsed(path, text, candidatesSchema).Races.Race.flatMap((race): Contest[] => {
      const counted = votes.get(race.ID)
      if (counted) return [contestOf(race, counted, parish?.name ?? null)]
      if (!isQuestionOf(race)) notRead.push(`${race.SpecificTitle}: its votes are in no file of the archive`)
      return []
    })
  })
  return { form: 'Louisiana’s results page', stateId: louisiana, day: day ?? null, contests, notRead }
}

function entriesOf(name: string, bytes: Uint8Array): [path: string, text: string][] {
  try {
    return [...readEntries(name, bytes, kind, (path) => ofCandidates.test(path) || ofVotes.test(path))]
  } catch (error) {
    throw error instanceof ImportRefused ? new ResultsRefused(error.message) : error
  }
}

function parsed<Shape>(path: string, text: string, schema: z.ZodMiniType<Shape>): Shape {
  try {
    return schema.parse(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch {
    throw new ResultsRefused(`${path} is not in the form of Louisiana’s results page`)
  }
}

function isQuestionOf({ OfficeLevel: level }: Race): boolean {
  return level === '998' || level === '999'
}

function contestOf(race: Race, counted: VotesOfRace, parish: string | null): Contest {
  const votes = new Map(counted.Choice.map(({ ID: id, VoteTotal: total }) => [id, Number(total)]))
  return {
    title: race.SpecificTitle,
    district: '',
    ...(parish === null ? { counties: [], isAcrossCounties: true } : { counties: [parish] }),
    seats: Number(race.NumberToBeElected) || 1,
    precinctsMissing: Math.max(0, Number(counted.PrecinctsExpected) - Number(counted.PrecinctsReporting)),
    addsUp: null,
    choices: race.Choice.map(({ ID: id, Desc: text }) => {
      const [, name = text, party = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(text) ?? []
      return { name, party: partyOf(party), votes: votes.get(id) ?? 0, kind: kindOf(name) }
    }),
  }
}

/** Louisiana's list of a parish's candidates. Only unopposed ones are read, because the results do not include them. */
export function louisianaCandidates(file: string, { rows }: Table): ResultsFile {
  const read = rows.map(({ cells }) => {
    const cell = (column: string) => cells.get(column) ?? ''
    const titled = [cell('officetitle'), cell('officetitledescription')].filter((part) => part !== '')
    return {
      day: dayOfText(cell('election')),
      // "ACADIA - 01"
      parish: cell('parish').replace(/ - \d\d$/, ''),
      title: titled.join(titled[0]?.includes(' -- ') || titled[0]?.endsWith(' --') ? ' ' : ' -- '),
      seats: Number(cell('numbertobeelected')) || 1,
      name: [cell('ballotfirstname'), cell('ballotlastname'), cell('ballotsuffix')].filter(Boolean).join(' '),
      party: partyOf(nameAndParty(cell('party')).name),
      isUnopposed: /^unopposed$/i.test(cell('outcome')),
    }
  })
  const unopposed = read.filter(({ isUnopposed }) => isUnopposed)
  if (unopposed.length === 0) throw new ResultsRefused(`${file} is a list of candidates, and none of them is unopposed`)
  const together = Map.groupBy(unopposed, ({ parish, title }) => JSON.stringify([parish, title]))
  const contests = [...together.values()].map((candidates): Contest => {
    const [{ parish, title, seats }] = candidates as [(typeof read)[number]]
    return {
      title,
      district: '',
      counties: parish === '' ? [] : [parish],
      seats,
      precinctsMissing: 0,
      addsUp: null,
      isUnopposed: true,
      choices: candidates.map(({ name, party }) => ({ name, party, votes: 0, kind: 'candidate' })),
    }
  })
  return {
    form: 'Louisiana’s list of candidates',
    stateId: louisiana,
    day: read[0]?.day ?? null,
    contests,
    notRead: [],
  }
}
