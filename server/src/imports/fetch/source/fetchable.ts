import type { TextFile } from '#imports/reading/text-file.ts'

/**
 * The files of a source that can be fetched, and where they are published. HEAD is the newest commit of a repository's
 * default branch; an archive of GitHub includes the commit and its day.
 */
export interface Fetchable {
  /** The files to download for a pack, in the order that `unpack` expects. */
  readonly files: (pack: string) => Promise<readonly FileToFetch[]>
  /** The parts of the pack that are replaced: files, or a whole folder. */
  readonly replaces: readonly string[]
  /** Folders that an import requires even when they are empty. */
  readonly folders: readonly string[]
  /** Checks the downloads with the pack's own readers and converts them into the files of the pack. */
  readonly unpack: (downloads: DownloadPaths, today: string, pack: string) => Promise<Unpacked>
}

/** The path of each download, in the order of the files; null for a file that is not published yet. */
export type DownloadPaths = readonly (string | null)[]

export interface FileToFetch {
  readonly url: string
  readonly largestBytes: number
  /**
   * A description of the content, for a file that may not be published yet without being a failure: "the results of
   * 11-03-2026".
   */
  readonly awaited?: string
}

export interface Unpacked {
  /** By their paths in the pack. */
  readonly files: readonly TextFile[]
  readonly asOf: string | null
  readonly commit: string | null
  /** A short summary of what was fetched. */
  readonly summary: string
}
