import { Readable } from 'node:stream'
import { citation } from '@atlas/contract/rules/citation.ts'
import { subjects } from '@atlas/contract/catalogue/subject.ts'
import { csvRow } from '@atlas/contract/rules/csv-text.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import { dayOf } from '#platform/clock.ts'
import { textBlocks } from '#features/exports/file/csv-file.ts'
import type { ExportedTable } from '#features/exports/file/exported-rows.ts'
import { type Field, fieldOf } from '#features/exports/file/package-field.ts'
import { type ValuesInput, valueFields, valueLines } from '#features/exports/file/value-lines.ts'
import { type About, aboutLines } from '#features/exports/file/xlsx-file.ts'
import { titled } from '#features/exports/file/titled.ts'
import { zipArchive } from '#features/exports/file/zip-archive.ts'

interface PackageInput {
  readonly table: ExportedTable
  /** What the long form is built from; null where sources are not known value by value. */
  readonly values: ValuesInput | null
  readonly about: About
  readonly version: number
  readonly url: string | undefined
}

/**
 * A data package (Frictionless Data Package 1): a table as CSV, the same in long form with the source of each value, and
 * what both are, for programs (datapackage.json) and for people (README.txt). It is made while it is read.
 */
export function packageFile({ table, values, about, version, url }: PackageInput): Readable {
  const { several } = subjects[about.subject]
  const cited = citation({
    title: about.title,
    what: titled(several),
    version,
    recordsAsOf: about.recordsAsOf,
    day: dayOf(about.madeAt),
    url,
  })
  const fields = table.columns.map(fieldOf)
  const resources = [resourceOf(several, fields), ...(values ? [resourceOf('values', valueFields)] : [])]
  const descriptor = {
    profile: 'tabular-data-package',
    name: slug(`${about.title} ${several}`),
    title: `${about.title}: ${several}`,
    description: `${cited} ${fileNotes}`,
    version: String(version),
    created: about.madeAt.toISOString(),
    ...(url ? { homepage: url } : {}),
    licenses: [{ path: readMeName, title: 'Terms of use, and the license of each source' }],
    sources: about.sources.map(({ publisher, title, licence, url: path, as_of }) => ({
      title: `${publisher}: ${title}`,
      ...(path ? { path } : {}),
      license: licence,
      as_of,
    })),
    resources,
  }
  return zipArchive(
    [
      { name: 'datapackage.json', bytes: textOf([JSON.stringify(descriptor, null, 2)]) },
      { name: readMeName, bytes: textOf([readMeOf(cited, about)]) },
      // Rows are counted as the last file of the archive is made.
      { name: `${several}.csv`, bytes: Readable.from(tableOf(fields, values ? uncounted(table) : table)) },
      ...(values ? [{ name: 'values.csv', bytes: textOf(valueLines(values, table.rows)) }] : []),
    ],
    about.madeAt,
  )
}

const readMeName = 'README.txt'
const fileNotes =
  'A text that a spreadsheet would run as a formula begins with an apostrophe. An empty cell is not known, never 0.'

function resourceOf(name: string, fields: readonly Field[]) {
  return {
    profile: 'tabular-data-resource',
    name,
    path: `${name}.csv`,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter: ',', lineTerminator: '\r\n', doubleQuote: true, header: true },
    schema: { fields, missingValues: [''] },
  }
}

function uncounted({ columns, rows }: ExportedTable): ExportedTable {
  return { columns, rows: { ...rows, count: () => undefined } }
}

// The archive holds on to what it is given; the block is written over.
function* tableOf(fields: readonly Field[], { columns, rows }: ExportedTable): Generator<Buffer> {
  const start = csvRow(fields.map(({ name }) => name))
  for (const { bytes, free } of textBlocks(columns, rows, 'any program', start)) {
    yield Buffer.from(bytes)
    free()
  }
}

function textOf(lines: Iterable<string>): Readable {
  return Readable.from(lines, { objectMode: true, highWaterMark: 1 })
}

const widthOfHeadings = 20

function readMeOf(cited: string, about: About): string {
  const lines = [
    ['How to cite', cited],
    ['Files', 'Read datapackage.json with a Frictionless library, or the CSV files with any program.'],
    ['', fileNotes],
    ...aboutLines(about),
  ]
  return lines
    .map(([heading = '', ...rest]) => `${heading.padEnd(widthOfHeadings)}${rest.filter(Boolean).join(' | ')}`.trimEnd())
    .join('\r\n')
}
