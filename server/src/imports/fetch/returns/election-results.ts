import type { Returns } from '@atlas/states/returns/returns.ts'
import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'
import { type Rule, rules } from '#imports/fetch/returns/race.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { dayField } from '#imports/reading/fields.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import { readTextFile } from '#imports/reading/text-file.ts'
import { resultsFile } from '#imports/sources/public-pack/files/pack-paths.ts'

/** Where a state publishes the results of an election day. */
export interface PublishedResults {
  readonly day: string
  readonly rule: Rule
  readonly url: string
}

/** The election days of a state for which a pack requests results, each with its address. */
export async function resultsOf(pack: string, { source, addresses }: Returns): Promise<PublishedResults[]> {
  const file = await readTextFile(pack, resultsFile)
  const { items, refused } = readCsv(file, ['source', 'election_date', 'who_wins', 'address'], ({ values }) => {
    if (values.source !== source) return null
    const rule = rules.find((each) => each === values.who_wins)
    if (!rule) throw new RowRefused(`who_wins must be one of ${rules.join(', ')}, not "${values.who_wins}"`)
    // Security: a pack states these addresses, and must not direct a download anywhere except to their publishers.
    if (!URL.parse(values.address)?.href.startsWith(addresses))
      throw new RowRefused(`the address must begin with ${addresses}`)
    return { day: dayField(values.election_date, 'election_date'), rule, url: values.address }
  })
  const [first] = refused
  if (first) throw new FetchFailed(`${resultsFile} cannot be used in line ${first.line}: ${first.reason}`)
  const results = items.filter((item) => item !== null)
  if (results.length === 0)
    throw new FetchFailed(`${resultsFile} names no election day of ${source}; add a line for each`)
  return results.toSorted((a, b) => a.day.localeCompare(b.day))
}
