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
  readonly unpack: (downloads: readonly string[], today: string, pack: string) => Promise<Unpacked>
}

export interface WantedFile {
  readonly url: string
  readonly largestBytes: number
}

export interface Unpacked {
  /** By their paths in the pack. */
  readonly files: readonly TextFile[]
  readonly asOf: string | null
  readonly commit: string | null
  /** What came, in a few words. */
  readonly summary: string
}
