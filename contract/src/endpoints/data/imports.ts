import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { checkSchema, countsSchema } from '#endpoints/data/import-check.ts'
import { importOriginIds } from '#rules/import-origins.ts'
import { displayFileName } from '#rules/display-file-name.ts'
import { pageSizeInQuery } from '#search/search-request.ts'

/** The largest file of officials that is taken: 20 MB are about 100,000 rows. */
export const mostOfficialsFileBytes = 20 * 1024 * 1024
/** How long a file waits to be confirmed. */
export const importHours = 24

/**
 * What an administrator asks of the data: to load a file, a single official, the results of an election, or what
 * another organization found, which is checked and then confirmed, or to undo one of them. CHECKING → CHECKED → LOADING → DONE; a spreadsheet begins with MATCHING, an undoing with LOADING.
 */
export const importKinds = ['load', 'official', 'results', 'shared', 'undo'] as const
export type ImportKind = (typeof importKinds)[number]
export const importStatuses = ['MATCHING', 'CHECKING', 'CHECKED', 'LOADING', 'DONE', 'FAILED'] as const
export type ImportStatus = (typeof importStatuses)[number]

const moment = z.string()
const count = z.int()

// On the way out too: names that were stored before, and those that a terminal gave, were not looked at.
export const shownName = z.string().check(z.overwrite(displayFileName))

export const importSchema = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  status: z.enum(importStatuses),
  /** Of the file that is loaded, or undone. */
  file_name: shownName,
  /** Who asked for it. */
  by: z.string(),
  is_mine: z.boolean(),
  /** It came as a spreadsheet, whose columns a person matches (import-matching.ts). */
  is_matched: z.boolean(),
  created_at: moment,
  /** When it is forgotten, file and all, unless it is loaded. */
  expires_at: moment,
  /** What is being done, in a few words; null while nothing is. */
  step: z.nullable(z.string()),
  /** Why it failed, or was not loaded as it was confirmed. */
  error: z.nullable(z.string()),
  /** What the check found; null until then, and for an undoing until it is done. */
  counts: z.nullable(countsSchema),
})
export type Import = z.infer<typeof importSchema>

export const importParams = z.object({ id: z.uuid() })
export const fileName = z.string().check(
  z.maxLength(200),
  z.refine((name) => name.trim() !== '' && !/[\p{Cc}/\\]/u.test(name), 'Give the name of the file.'),
  z.overwrite(displayFileName),
)

export const sendOfficialsFile = endpoint({
  method: 'POST',
  path: '/admin/imports',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary: "Send a file of the organization's own officials. It is checked in the background; nothing is loaded yet.",
  request: {
    query: z.strictObject({ name: fileName }),
    file: { media: ['text/csv', 'application/octet-stream'], mostBytes: mostOfficialsFileBytes },
  },
  reply: importSchema,
})

export const listImports = endpoint({
  method: 'GET',
  path: '/admin/imports',
  access: 'admin',
  summary: 'What administrators asked for in the last 24 hours and how it stands, newest first.',
  request: {},
  reply: z.object({ values: z.array(importSchema) }),
})

export const readCheck = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/check',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'What a file would change, or what is wrong with it. Lists hold their first entries, counts are whole.',
  request: { params: importParams },
  reply: checkSchema,
})

export const confirmImport = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/confirm',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary: 'Load the file that was checked. Where the check asks for it, accept the number of officials that vanish.',
  request: {
    params: importParams,
    body: z.strictObject({
      /** `counts.losses_to_accept` of the check. */
      accept_losses: z.nullable(count.check(z.minimum(0))),
      /** `counts.left_out` of the check of a spreadsheet, where it is not 0: so many rows are not loaded. */
      accept_left_out: z.optional(z.nullable(count.check(z.minimum(0)))),
    }),
  },
  reply: importSchema,
})

export const discardImport = endpoint({
  method: 'DELETE',
  path: '/admin/imports/{id}',
  access: 'admin',
  summary: 'Forget a file that is not to be loaded, or one that is done. What was loaded stays.',
  request: { params: importParams },
  reply: z.null(),
})

const runSchema = z.object({
  id: count,
  origin: z.enum(importOriginIds),
  started_at: moment,
  milliseconds: z.number(),
  /** Null for a person at a terminal, and for an account that is gone. */
  by: z.nullable(z.string()),
  file_name: z.nullable(shownName),
  officials: z.object({ added: count, changed: count, removed: count }),
  undone_at: z.nullable(moment),
  /** The run that this one undid. */
  undoes: z.nullable(count),
  has_file: z.boolean(),
  /** It is the last import of own officials that is not undone. */
  can_be_undone: z.boolean(),
})
export type ImportRun = z.infer<typeof runSchema>

export const listImportRuns = endpoint({
  method: 'GET',
  path: '/admin/import_runs',
  access: 'admin',
  limit: 'search',
  summary: 'Every import there was: public packs, demonstration data and own files, newest first.',
  request: {
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'The cursor does not belong to this list.'))),
      limit: pageSizeInQuery,
    }),
  },
  reply: z.object({ values: z.array(runSchema), cursor: z.nullable(z.string()), total: count }),
})

const runParams = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) })

export const undoImport = endpoint({
  method: 'POST',
  path: '/admin/import_runs/{id}/undo',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary:
    'Take out what this import brought: of the last one the list of before comes back, of an earlier one its own rows. Refused where something has changed one of them since.',
  request: { params: runParams },
  reply: importSchema,
})

export const importedFile = endpoint({
  method: 'GET',
  path: '/admin/import_runs/{id}/file',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'The file that was imported, as it was sent.',
  request: { params: runParams },
  reply: z.string(),
  media: ['text/csv'],
})

export const officialsTemplate = endpoint({
  method: 'GET',
  path: '/admin/officials_template',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'An empty file of officials: the header row with every column that is read.',
  request: {},
  reply: z.string(),
  media: ['text/csv'],
})
