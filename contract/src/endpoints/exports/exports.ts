import * as z from 'zod/mini'
import { columnIds } from '#catalogue/columns.ts'
import { subjectIds } from '#catalogue/subject.ts'
import { endpoint } from '#endpoints/endpoint.ts'
import { filtersSchemaOf } from '#search/filter.ts'
import { columnIdSchemaOf, ofItsSubject, sortsSchemaOf, subjectSchema } from '#search/search-request.ts'

/** A sheet of Excel has 1,048,576 rows, and the first one is the heading. */
export const mostSheetRows = 1_048_575
/** Each has a line for every value: of so many officials the file has some ten million. */
export const mostPackageRows = 100_000

/** The kinds of file, what each is called on the way to a browser, and how many rows it holds. */
export const exportFormats = {
  csv: {
    fileName: 'export.csv',
    mediaType: 'text/csv; charset=utf-8',
    what: 'A CSV file',
    mostRows: Number.POSITIVE_INFINITY,
  },
  xlsx: {
    fileName: 'export.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    what: 'An Excel sheet',
    mostRows: mostSheetRows,
  },
  package: {
    fileName: 'data-package.zip',
    mediaType: 'application/zip',
    what: 'A data package',
    mostRows: mostPackageRows,
  },
} as const
export type ExportFormat = keyof typeof exportFormats
const formatSchema = z.enum(Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]])

export const exportStatuses = ['CREATING', 'COMPLETE', 'FAILED'] as const
export type ExportStatus = (typeof exportStatuses)[number]
const statusSchema = z.enum(exportStatuses)

/** How long a file is kept, and how many a person may ask for in that time. */
export const exportHours = 24
export const mostExportsADay = 20

const exportRequestSchema = z
  .strictObject({
    subject: subjectSchema,
    filters: z._default(filtersSchemaOf(null), []),
    /** Without it: every value, in the order of the catalogue, and the source of each row. */
    columns: z.optional(z.array(columnIdSchemaOf(null)).check(z.minLength(1), z.maxLength(columnIds.length))),
    sort: z._default(sortsSchemaOf(null), []),
    format: z._default(formatSchema, 'csv'),
    /** In place of filters and an order: everybody in this list, those who left office too, with what was said and noted. */
    list_id: z.optional(z.uuid()),
    /** Shares with every digit that a spreadsheet keeps, and not rounded to one decimal. */
    all_digits: z._default(z.boolean(), false),
    /**
     * Of a CSV file: texts such as 01001 as the formula that Excel shows as the same text after a double click. Without
     * it they stand as they are, for every other program.
     */
    for_excel: z._default(z.boolean(), false),
  })
  .check(
    ofItsSubject,
    z.refine(
      ({ list_id: id, subject, filters, sort }) =>
        id === undefined || (subject === 'official' && filters.length === 0 && sort.length === 0),
      { error: 'A list is told whole, in its own order.', path: ['list_id'] },
    ),
    z.refine(({ list_id: id, format }) => id === undefined || format !== 'package', {
      error: 'A data package is made of a search. Choose CSV or Excel for a list.',
      path: ['format'],
    }),
  )
export type ExportRequest = z.infer<typeof exportRequestSchema>

const exportSchema = z.object({
  id: z.string(),
  /** What its rows are. */
  subject: z.enum(subjectIds),
  status: statusSchema,
  format: formatSchema,
  rows_done: z.int(),
  rows_total: z.int(),
  /** How many columns the file has. */
  columns: z.int(),
  /** The filters in words; empty where every official or place was requested. */
  filters: z.array(z.string()),
  created_at: z.string(),
  /** When the last rows were written. */
  progressed_at: z.string(),
  /** When the file is deleted. */
  expires_at: z.string(),
  /** Why there is no file, where it failed. */
  error: z.optional(z.string()),
})
export type Export = z.infer<typeof exportSchema>

const params = z.object({ id: z.string().check(z.maxLength(100)) })

export const requestExport = endpoint({
  method: 'POST',
  path: '/exports/eo',
  access: 'user',
  limit: 'search',
  status: 202,
  summary: 'Asks for a file of every official, or place, under these filters; it is made in the background.',
  request: { body: exportRequestSchema },
  reply: z.object({ id: z.string(), status: statusSchema }),
})

export const listExports = endpoint({
  method: 'GET',
  path: '/exports/eo',
  access: 'user',
  summary: 'The files that this user asked for in the last 24 hours, newest first.',
  request: {},
  reply: z.object({
    values: z.array(exportSchema),
    /** How many more there are with party or candidates' shares, which the nonpartisan view hides. */
    hidden: z.int(),
  }),
})

export const findExport = endpoint({
  method: 'GET',
  path: '/exports/eo/{id}',
  access: 'user',
  summary: 'How far the file is.',
  request: { params },
  reply: exportSchema,
})

export const downloadExport = endpoint({
  method: 'POST',
  path: '/exports/eo/{id}/download',
  access: 'user',
  summary: 'An address of the file, which works for this user for 5 minutes.',
  request: { params },
  reply: z.object({ url: z.string() }),
})

export const exportFile = endpoint({
  method: 'GET',
  path: '/exports/eo/{id}/file',
  access: 'user',
  summary: 'The file itself, at the address that was just given to this user.',
  request: {
    params,
    query: z.object({
      expires: z.string().check(z.regex(/^\d{1,16}$/)),
      signature: z.string().check(z.maxLength(100)),
    }),
  },
  reply: z.string(),
  media: Object.values(exportFormats).map(({ mediaType }) => mediaType),
})
