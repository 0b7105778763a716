import { states } from '@atlas/contract/rules/states.ts'
import * as z from 'zod/mini'
import { FetchFailed } from '#imports/fetch/source/fetch-failed.ts'
import type { DownloadPaths, Fetchable, Unpacked } from '#imports/fetch/source/fetchable.ts'
import { readRepository } from '#imports/fetch/repository-archive.ts'
import { readCongress, readDistrictOffices } from '#imports/sources/public-pack/people/congress.ts'
import { fetchedPaths, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { yamlItems } from '#imports/reading/yaml.ts'

const largestFileBytes = 16_000_000
const membersPath = 'legislators-current.yaml'
const officesPath = 'legislators-district-offices.yaml'

const statesOfMembers: ReadonlySet<string> = new Set(Object.values(states).map(({ code }) => code))
/** Two senators of each state and its representatives. A list with fewer than half of them cannot be the right list. */
const seats = Object.values(states).reduce((sum, state) => sum + 2 + state.seats.congress, 0)

const member = z.object({
  id: z.object({ bioguide: z.string() }),
  terms: z.optional(z.array(z.object({ state: z.string() }))),
})

export const congress: Fetchable = {
  files: async () => [
    {
      url: 'https://codeload.github.com/unitedstates/congress-legislators/tar.gz/HEAD',
      largestBytes: 100_000_000,
    },
  ],
  replaces: fetchedPaths['congress-legislators'],
  folders: [],
  unpack,
}

/** The members whose last term is in the five states, as published, and their offices. */
async function unpack([archive]: DownloadPaths, today: string): Promise<Unpacked> {
  const { files, commit, day } = await readRepository(
    archive ?? '',
    (path) => path === membersPath || path === officesPath,
    largestFileBytes,
  )
  const found = (path: string) => files.find((file) => file.path === path) ?? absent(path)
  const members = filtered(found(membersPath), tableFiles.congress, ({ terms }) =>
    statesOfMembers.has(terms?.at(-1)?.state ?? ''),
  )
  const offices = filtered(found(officesPath), tableFiles.districtOffices, ({ id }) => members.ids.has(id.bioguide))
  const { items } = readCongress(members.file, today, readDistrictOffices(offices.file).items, [], sources)
  if (items.length * 2 < seats) throw new FetchFailed(`only ${items.length} of ${seats} members of Congress are in it`)
  return { files: [members.file, offices.file], commit, asOf: day, summary: `${members.ids.size} members of ${day}` }
}

function absent(path: string): never {
  throw new FetchFailed(`the archive holds no ${path}`)
}

/** The included items, exactly as published. */
function filtered(file: TextFile, path: string, isIncluded: (item: z.output<typeof member>) => boolean) {
  const ids = new Set<string>()
  const texts = yamlItems(file).flatMap(({ item, text }) => {
    const read = member.safeParse(item)
    if (!read.success || !isIncluded(read.data)) return []
    ids.add(read.data.id.bioguide)
    return [text.endsWith('\n') ? text : `${text}\n`]
  })
  return { ids, file: { path, text: texts.join('') } }
}
