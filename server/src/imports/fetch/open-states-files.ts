import { states } from '@atlas/contract/rules/states.ts'
import type { State } from '@atlas/states/state.ts'
import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'
import type { DownloadPaths, Fetchable, Unpacked } from '#imports/fetch/source/fetchable.ts'
import { readRepository } from '#imports/fetch/repository-archive.ts'
import { readOfficials } from '#imports/sources/public-pack/people/open-states.ts'
import { parsePerson } from '#imports/sources/public-pack/people/person-file.ts'
import { fetchedPaths } from '#imports/sources/public-pack/files/pack-paths.ts'
import { RowRefused } from '#imports/reading/rows.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

const largestPersonBytes = 256_000
const codes = Object.values(states).map(({ code }) => code.toLowerCase())
const pathPattern = new RegExp(
  `^data/(?:(?:${codes.join('|')})/(?:(?:legislature|executive|municipalities)/[^/]+\\.yml|municipalities\\.yml)|us/legislature/[^/]+\\.yml)$`,
)

export const openStates: Fetchable = {
  files: async () => [{ url: 'https://codeload.github.com/openstates/people/tar.gz/HEAD', largestBytes: 200_000_000 }],
  replaces: ['openstates'],
  folders: fetchedPaths['open-states'],
  unpack,
}

/** The people of the five states from the whole archive, without retired people and committees. */
async function unpack([archive]: DownloadPaths, today: string): Promise<Unpacked> {
  const { files, commit, day } = await readRepository(
    archive ?? '',
    (path) => pathPattern.test(path),
    largestPersonBytes,
  )
  const people = files
    .filter(isOfFiveStates)
    .map(({ path, text }) => ({ path: path.replace(/^data/, 'openstates'), text }))
  refuseUnreadable(people)
  for (const state of Object.values(states)) refuseTooFew(people, state, today)
  return { files: people, commit, asOf: day, summary: `${people.length} files of ${day}` }
}

const districtOfFiveStates = new RegExp(
  `^(?:${Object.values(states)
    .flatMap(({ code, name }) => [`${code}-.*`, name])
    .join('|')})$`,
)

/**
 * Congress is listed for the whole country. People who cannot be read are kept, so that they are refused with a reason.
 */
function isOfFiveStates(file: TextFile): boolean {
  if (!file.path.startsWith('data/us/')) return true
  try {
    return parsePerson(file).roles.some(({ district }) => districtOfFiveStates.test(district ?? ''))
  } catch (error) {
    if (error instanceof RowRefused) return true
    throw error
  }
}

function refuseUnreadable(files: readonly TextFile[]): void {
  const people = files.filter(({ path }) => path.split('/').length === 4)
  const unreadable = people.flatMap((file) => {
    try {
      parsePerson(file)
      return []
    } catch (error) {
      return [`${file.path}: ${(error as Error).message}`]
    }
  })
  if (unreadable.length * 10 > people.length)
    throw new FetchFailed(`${unreadable.length} of ${people.length} people cannot be read; ${unreadable[0]}`)
}

/** A list with fewer than half of a state's legislators cannot be the right list. */
function refuseTooFew(files: readonly TextFile[], { code, seats }: State, today: string): void {
  const legislators = seats.senate + seats.house
  const sitting = readOfficials(
    files.filter(({ path }) => path.startsWith(`openstates/${code.toLowerCase()}/legislature/`)),
    today,
    placeless,
    sources.openStates,
  ).items.length
  if (sitting * 2 < legislators)
    throw new FetchFailed(`only ${sitting} of ${legislators} legislators of ${code} are in it`)
}

function placeless(): never {
  throw new RowRefused('a legislator has no place')
}
