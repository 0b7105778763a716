import type { DataStatus } from '#imports/status/read-status.ts'
import type { SourceStatus } from '#imports/status/source-status.ts'

/** The status as lines for a terminal. */
export function statusLines({ officials, version, is_demonstration, sources, doubts, today }: DataStatus): string[] {
  if (sources.length === 0)
    return ['The database is empty. To fill it: npm run atlas -- import public-data, or npm start.']
  if (is_demonstration)
    return [
      `The database holds ${counted(officials, 'invented official')}. To have real ones: npm run atlas -- import public-data.`,
    ]
  const due = sources.filter((source) => source.is_due).length
  return [
    `${counted(officials, 'official')} in version ${version} of the data, on ${today}.`,
    ...sources.flatMap((source) => ['', ...sourceLines(source)]),
    ...doubtLines(doubts),
    '',
    due === 0 ? 'Nothing is due.' : `${counted(due, 'source')} of ${sources.length} ${due === 1 ? 'is' : 'are'} due.`,
  ]
}

function sourceLines(source: SourceStatus): string[] {
  return [`${source.id}: ${source.title}`, `  ${ageOf(source)}`, ...electionLines(source), `  ${source.to_do}`]
}

/** An unlikely value does not mean that an update is due: a person has to check it, and may correct it. */
function doubtLines(doubts: readonly string[]): string[] {
  if (doubts.length === 0) return []
  return ['', `${counted(doubts.length, 'entry', 'entries')} to ask about:`, ...doubts.map((doubt) => `  ${doubt}`)]
}

function ageOf({ as_of, age_days, fetched_on, imported_on, origin }: SourceStatus): string {
  const age = as_of === null ? 'Of no stated day' : `As of ${as_of}, ${counted(age_days ?? 0, 'day')} old`
  const came = fetched_on === null ? cameWith(origin) : `fetched on ${fetched_on}`
  return `${age}; ${came}${imported_on === null ? '' : `, imported on ${imported_on}`}.`
}

function cameWith(origin: string): string {
  return origin === 'public' ? 'as the pack brought it' : 'from a file of yours'
}

function electionLines({ elections_since: elections, officials }: SourceStatus): string[] {
  return elections.map(
    ({ day, officials: on }) =>
      `  There was an election on ${day}: ${on.toLocaleString('en-US')} of its ${counted(officials, 'official')} held a seat that was on the ballot.`,
  )
}

function counted(count: number, word: string, several = `${word}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? word : several}`
}
