import { csvField } from '#features/exports/file/csv-field.ts'
import { type CsvReader, endOfRow } from '@atlas/contract/rules/csv-text.ts'
import type { CellKind, CellValue } from '#features/exports/file/exported-column.ts'
import type { CellReader } from '#features/exports/file/exported-rows.ts'
import { TextBlock } from '#features/exports/file/text-block.ts'

interface Kind {
  readonly kind: CellKind
}
type Column = CellReader & Kind
type Run = readonly [Column, ...Column[]]

// The figures of 94,000 jurisdictions are 61 million bytes, all other texts that repeat 12 million. Beyond that a
// text is written each time.
const mostRememberedBytes = 96_000_000
// Few lines are longer: a short file takes little memory.
const bytesOfALine = 1_024
// Values of neighboring codes lie beside each other: reading them in turn is three times as quick as one here, one there.
const rememberedTogether = 64

/**
 * Writes the line of a row at the end of a block. Neighboring columns of one level, such as the figures of a
 * jurisdiction, share their codes: what they say together is written once for each jurisdiction, not once for each
 * official, and copied from then on.
 */
export function csvLines(
  columns: readonly Kind[],
  { readers, total }: { readonly readers: readonly CellReader[]; readonly total: number },
  reader: CsvReader,
  mostBytes = Math.min(mostRememberedBytes, total * bytesOfALine),
): (row: number, block: TextBlock) => void {
  const memory = { texts: new TextBlock(mostBytes), mostBytes, rows: total, reader }
  const runs = runsOf(columns, readers)
  const texts = runs.map((run, index) => {
    return new RunTexts(run, memory, index === 0 ? '' : ',', index === runs.length - 1 ? endOfRow : '')
  })
  return (row, block) => {
    for (const run of texts) run.write(row, block)
  }
}

function runsOf(columns: readonly Kind[], readers: readonly CellReader[]): Run[] {
  const runs: [Column, ...Column[]][] = []
  for (const [index, reader] of readers.entries()) {
    const column = { ...reader, kind: (columns[index] as Kind).kind }
    const run = runs.at(-1)
    if (run && run[0].codes === column.codes) run.push(column)
    else runs.push([column])
  }
  return runs
}

/** Texts that were written once. The system only reserves memory until it is first written to. */
interface Memory {
  readonly texts: TextBlock
  readonly mostBytes: number
  /** How many rows will ask for texts. */
  readonly rows: number
  /** For whom they are written. */
  readonly reader: CsvReader
}

/** What the columns of a run say together, code by code. */
class RunTexts {
  readonly #run: Run
  readonly #memory: Memory
  readonly #before: string
  readonly #after: string
  /** code → where its text begins and ends in the memory; an end of 0 where it is not there. */
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array
  readonly #together: number

  constructor(run: Run, memory: Memory, before: string, after: string) {
    const { codes, codeCount } = run[0]
    // Columns with nearly as many values as there are officials, such as addresses, hardly repeat one.
    const remembered = codes && codeCount <= codes.length / 2 ? codeCount : 0
    this.#run = run
    this.#memory = memory
    this.#before = before
    this.#after = after
    this.#starts = new Uint32Array(remembered)
    this.#ends = new Uint32Array(remembered)
    this.#together = memory.rows < codeCount ? 1 : rememberedTogether
  }

  write(row: number, block: TextBlock): void {
    const { codes } = this.#run[0]
    const code = codes ? (codes[row] as number) : row
    if (this.#ends[code] === 0) this.#remember(code)
    const end = this.#ends[code]
    if (end) block.append(this.#memory.texts, this.#starts[code] as number, end)
    else this.#writeAnew(code, block)
  }

  #remember(needed: number): void {
    const { texts, mostBytes } = this.#memory
    const first = needed - (needed % this.#together)
    const last = Math.min(first + this.#together, this.#ends.length)
    for (let code = first; code < last && texts.length < mostBytes; code++) {
      this.#starts[code] = texts.length
      this.#writeAnew(code, texts)
      this.#ends[code] = texts.length
    }
  }

  #writeAnew(code: number, block: TextBlock): void {
    for (const [index, { kind, cellAt }] of this.#run.entries()) {
      block.write(index === 0 ? this.#before : ',')
      writeField[kind](cellAt(code), block, this.#memory.reader)
    }
    block.write(this.#after)
  }
}

const writeField: Record<CellKind, (value: CellValue, block: TextBlock, reader: CsvReader) => void> = {
  text: (value, block, reader) => block.write(csvField.text(value, reader)),
  number: (value, block, reader) =>
    typeof value === 'number' ? block.writeNumber(value) : block.write(csvField.number(value, reader)),
  day: (value, block, reader) => block.write(csvField.day(value, reader)),
}
