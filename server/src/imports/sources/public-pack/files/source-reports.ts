import { type Reading, refusal } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import type { Refusal, SourceRecord } from '#imports/records/records.ts'

/** The result of reading one source. */
export interface SourceReport {
  readonly source: string
  /** Files, or folders of files, by their path in the pack. */
  readonly files: readonly string[]
  readonly rowsRead: number
  readonly refused: readonly Refusal[]
}

/** Collects the reports while the sources are read; a source with several files has one report. */
export class SourceReports {
  readonly #byId = new Map<string, SourceReport>()
  readonly #without: ReadonlySet<string>

  /** @param without the ids of sources that the operator excludes: nothing is read from them. */
  constructor(without: ReadonlySet<string> = new Set()) {
    this.#without = without
  }

  excludes(id: string): boolean {
    return this.#without.has(id)
  }

  /** Reads a file, records the result in the report, and returns what was read. */
  read<Item>(source: SourceRecord, file: TextFile, read: (file: TextFile) => Reading<Item>): readonly Item[] {
    return this.excludes(source.id) ? [] : this.add(source, [file.path], read(file))
  }

  /** Records a reading in the report, and returns what was read. */
  add<Item>({ id, title }: SourceRecord, files: readonly string[], reading: Reading<Item>): readonly Item[] {
    const before = this.#byId.get(id)
    this.#byId.set(id, {
      source: title,
      files: [...(before?.files ?? []), ...files],
      rowsRead: (before?.rowsRead ?? 0) + reading.rowsRead,
      refused: [...(before?.refused ?? []), ...reading.refused],
    })
    return reading.items
  }

  /** Adds another entry of a source that is not imported. */
  note(id: string, refused: Refusal): void {
    const before = this.#byId.get(id)
    if (before) this.#byId.set(id, { ...before, refused: [...before.refused, refused] })
  }

  /**
   * Adds the reason why a person from a source is not imported; at this point it is unknown which file names the
   * person.
   */
  noteOfPerson(id: string, reason: string): void {
    const [file = '', ...others] = this.#byId.get(id)?.files ?? []
    this.note(id, refusal({ file: others.length === 0 ? file : (file.split('/')[0] ?? file), line: null }, reason))
  }

  all(): SourceReport[] {
    return [...this.#byId.values()]
  }
}
