import { congressFiles } from '#imports/fetch/congress-files.ts'
import { geographyFiles } from '#imports/fetch/geography-files.ts'
import { openStatesFiles } from '#imports/fetch/open-states-files.ts'
import { presidentFiles } from '#imports/fetch/president-files.ts'
import { fetchedPaths, type FetchedSource } from '#imports/sources/public-pack/files/pack-files.ts'
import type { TextFile } from '#imports/reading/text-file.ts'

export interface Fetchable {
  /** What is downloaded, in the order in which `unpack` takes it. */
  readonly files: readonly { readonly address: string; readonly largestBytes: number }[]
  /** What of the pack is replaced: files, or a folder as a whole. */
  readonly replaces: readonly string[]
  /** Folders that an import looks for although nobody may be in them. */
  readonly folders: readonly string[]
  /** Checks the downloads by the pack's own readers and makes the files of the pack of them. */
  readonly unpack: (downloads: readonly string[], today: string) => Promise<Unpacked>
}

export interface Unpacked {
  /** By their paths in the pack. */
  readonly files: readonly TextFile[]
  readonly asOf: string | null
  readonly commit: string | null
  /** What came, in a few words. */
  readonly summary: string
}

/**
 * Where each source is published. HEAD is the newest commit of the branch that a repository shows; an archive
 * of GitHub tells the commit and its day.
 */
export const fetchables: Readonly<Record<FetchedSource, Fetchable>> = {
  'open-states': {
    files: [{ address: 'https://codeload.github.com/openstates/people/tar.gz/HEAD', largestBytes: 200_000_000 }],
    replaces: ['openstates'],
    folders: fetchedPaths['open-states'],
    unpack: openStatesFiles,
  },
  'congress-legislators': {
    files: [
      {
        address: 'https://codeload.github.com/unitedstates/congress-legislators/tar.gz/HEAD',
        largestBytes: 100_000_000,
      },
    ],
    replaces: [
      'officials/congress_legislators_current_5states.yaml',
      'officials/congress_district_offices_5states.yaml',
    ],
    folders: [],
    unpack: congressFiles,
  },
  'county-president': {
    files: [2020, 2024].map((year) => ({
      address: `https://raw.githubusercontent.com/tonmcg/US_County_Level_Election_Results_08-24/HEAD/${year}_US_County_Level_Presidential_Results.csv`,
      largestBytes: 4_000_000,
    })),
    replaces: ['elections/county_president.csv'],
    folders: [],
    unpack: presidentFiles,
  },
  'us-geography': {
    files: [
      'data/2020_dist/counties.csv',
      'data/dist_archive/2023/places.csv',
      'data/dist_archive/2023/place_counties.csv',
    ].map((path) => ({
      address: `https://raw.githubusercontent.com/bdurand/us_geo/HEAD/${path}`,
      largestBytes: 16_000_000,
    })),
    replaces: ['geo/counties.csv', 'census/places_population_2021.csv', 'geo/place_county.csv'],
    folders: [],
    unpack: geographyFiles,
  },
}
