import type { TextFile } from '#imports/reading/text-file.ts'

/**
 * What can be fetched of a source, and where it is published. HEAD is the newest commit of the branch that a
 * repository shows; an archive of GitHub tells the commit and its day.
 */
export interface Fetchable {
  /** What is downloaded into a pack, in the order in which `unpack` takes it. */
  readonly files: (pack: string) => Promise<readonly WantedFile[]>
  /** What of the pack is replaced: files, or a folder as a whole. */
  readonly replaces: readonly string[]
  /** Folders that an import looks for although nobody may be in them. */
  readonly folders: readonly string[]
  /** Checks the downloads by the pack's own readers and makes the files of the pack of them. */
  readonly unpack: (downloads: DownloadPaths, today: string, pack: string) => Promise<Unpacked>
}

/** Where each download lies, in the order of the files; null for what is not published yet. */
export type DownloadPaths = readonly (string | null)[]

export interface WantedFile {
  readonly url: string
  readonly largestBytes: number
  /** What it tells, where it may not be published yet, which is no failure of the others: "the results of 11-03-2026". */
  readonly awaited?: string
}

export interface Unpacked {
  /** By their paths in the pack. */
  readonly files: readonly TextFile[]
  readonly asOf: string | null
  readonly commit: string | null
  /** What came, in a few words. */
  readonly summary: string
}
