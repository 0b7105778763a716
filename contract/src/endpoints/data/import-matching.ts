import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { seatAnswers } from '#endpoints/data/import-check.ts'
import { fileName, importParams, importSchema, mostOfficialsFileBytes, shownName } from '#endpoints/data/imports.ts'

/**
 * How a spreadsheet that nobody made for the atlas becomes a list of officials. `sendSpreadsheet` reads it and guesses
 * (MATCHING); a person looks at the guesses (`readMatching`, `readMatchedRows`) and changes them (`changeMatching`) as
 * often as they like; `checkSpreadsheet` has worked out what would change (CHECKING → CHECKED, `readCheck`), and
 * `confirmImport` loads it. Whoever changes an answer after the check is at MATCHING again.
 *
 * Every sentence and every label of a button is the server's, ready to be shown. A "line" is the row of the spreadsheet
 * as Excel counts it, from 1; the lines of several sheets that are read as one go on, and `row` tells
 * each as its sheet counts it: "Row 7 of “N to Z”". A "place" is a column of the spreadsheet, from 0.
 */

const count = z.int()
const place = z.int().check(z.minimum(0), z.maximum(500))
/** Of up to 200 sheets that are read as one. */
const line = z.int().check(z.minimum(1), z.maximum(210_000_000))
const word = z.string().check(z.maxLength(500))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))

/**
 * READY: nothing to do. LOOK: something was noticed, people can go on. NEEDS_ANSWER: a question has to be answered
 * before `checkSpreadsheet`. LEFT_OUT: the column is not imported.
 */
export const columnStatuses = ['READY', 'LOOK', 'NEEDS_ANSWER', 'LEFT_OUT'] as const
export type ColumnStatus = (typeof columnStatuses)[number]

/**
 * What is asked of a column. `values`: what each of some values means. `places`: what each of some places means that stand
 * beside something else, as in "Mayor of Selma". `day_order`: whether the month or the day stands
 * first. `past_days`: whether days of a next election that are past are kept. `office_columns`: whether each of several
 * columns, such as "Sheriff" and "Coroner", is an office whose holders stand below it. `part_days`: which day is meant
 * where only the month or the year is said.
 */
export const questionKinds = ['values', 'places', 'day_order', 'past_days', 'office_columns', 'part_days'] as const
export type QuestionKind = (typeof questionKinds)[number]

/**
 * One press that mends all rows of a column. `area_code`: the area code that most numbers of the county have goes before
 * those without one. `nearest`: each value that is not known becomes the known one that it nearly is. `fill_down`: an
 * empty cell says what the row above says.
 */
export const fixIds = ['area_code', 'nearest', 'fill_down'] as const
export type FixId = (typeof fixIds)[number]

/** `add`: rows are added to the own list or change it, everybody else stays. `whole_list`: who is not in it vanishes. */
export const importScopes = ['add', 'whole_list'] as const
export type ImportScope = (typeof importScopes)[number]

const optionSchema = z.object({
  /** What an answer says; '' means "leave it empty". */
  value: z.string(),
  label: z.string(),
})

const questionSchema = z.object({
  kind: z.enum(questionKinds),
  /** "Choose what each value means: “?”, B, Blk, W" */
  text: z.string(),
  /** Of the button that opens it: "Choose (4 values)" */
  button: z.string(),
  /** Without an answer to each item there is no check; where not, rows without one cannot be used and are left out. */
  is_needed: z.boolean(),
  options: z.array(optionSchema),
  /** At most 100 of the values, the most frequent first; a question about the whole column has one item. */
  items: z.array(
    z.object({
      /** As the file writes it; how the answer names it. */
      value: z.string(),
      /** How many rows say so. */
      rows: count,
      /** The option to preselect; it does not count as an answer until somebody sends it. */
      suggested: z.nullable(z.string()),
      /** The options among which it is, the likely one first: those to offer before the others. Absent where none is. */
      likely: z.optional(z.array(z.string())),
      /** The value of the option that was answered. */
      answer: z.nullable(z.string()),
    }),
  ),
})
export type MatchingQuestion = z.infer<typeof questionSchema>

const noticeSchema = z.object({
  /** A stable word for what was noticed, such as `last_first`, `no_area_code`, `private`. */
  kind: z.string(),
  /** "3 names are “Last, First” and will be turned around" */
  text: z.string(),
  /** So many cells. */
  rows: count,
  /** Of so many that are filled. */
  of: count,
  /** Some of the values, at most five. */
  values: z.array(z.string()),
  /** Done for all rows where its id is among the answers' `fixes`; then the text says so. */
  fix: z.nullable(z.object({ id: z.enum(fixIds), label: z.string(), is_used: z.boolean() })),
})
export type MatchingNotice = z.infer<typeof noticeSchema>

const columnSchema = z.object({
  place,
  /** As the file has it; "Column C" where it has none. */
  heading: z.string(),
  /** Up to three unlike cells, and what is understood of them. */
  examples: z.array(
    z.object({
      cell: z.string(),
      /** As the list will say it: "Terron Hayes · Democratic". Null where nothing is taken from the cell. */
      understood: z.nullable(z.string()),
    }),
  ),
  /** The column of the atlas it is read as now, one of `choices`; null where it is not imported. */
  column: z.nullable(z.string()),
  /** What it was taken for before anybody chose. */
  guess: z.nullable(z.string()),
  /** False for what is never imported, such as home addresses: `column` stays null, whatever is answered. */
  can_choose: z.boolean(),
  status: z.enum(columnStatuses),
  notices: z.array(noticeSchema),
  questions: z.array(questionSchema),
})
export type MatchedColumn = z.infer<typeof columnSchema>

/**
 * A value that every row needs and no column states, such as the state: chosen once for all rows, or read from a chosen
 * column.
 */
const missingSchema = z.object({
  column: z.string(),
  label: z.string(),
  /** "No column says the state. Choose it for all rows." */
  text: z.string(),
  /** None where it cannot be chosen for all rows: there has to be a column of names. */
  options: z.array(optionSchema),
  /** From the lines above the headings, the name of the file or of the sheet; no answer until somebody sends it. */
  suggested: z.nullable(z.string()),
  /** What is answered or told; null where an answer is needed. */
  answer: z.nullable(z.string()),
  /** Nobody has answered, and all rows together tell it: people should look at it. */
  is_told: z.boolean(),
  is_needed: z.boolean(),
})
export type MissingColumn = z.infer<typeof missingSchema>

/** All that a person decided. What is not in a list is as it was guessed. */
const answersSchema = z.strictObject({
  /** One sheet of a workbook; null for the first that holds a list with all of the same headings, and for CSV. */
  sheet: z.nullable(word),
  /** The columns that were chosen otherwise than guessed; null leaves one out. */
  columns: list(z.strictObject({ place, column: z.nullable(word) }), 500),
  /** What holds for all rows, of `missing`. */
  for_all: list(z.strictObject({ column: word, answer: word }), 10),
  /** Answers to questions of columns, item by item. */
  values: list(z.strictObject({ place, question: z.enum(questionKinds), value: word, answer: word }), 1_000),
  fixes: list(z.strictObject({ place, fix: z.enum(fixIds) }), 100),
  scope: z.enum(importScopes),
  /** Answers to the questions about seats that the check asks (`seat_questions`). */
  seats: list(z.strictObject({ line, answer: z.enum(seatAnswers) }), 1_000),
  /** The answer for every other such question; null asks each. */
  other_seats: z.nullable(z.enum(seatAnswers)),
  /** Once it is loaded, the answers are kept for files with the same headings. */
  remember: z.boolean(),
})
export type MatchingAnswers = z.infer<typeof answersSchema>

const matchingSchema = z.object({
  file_name: shownName,
  /** Of a workbook, each sheet that holds something; none for CSV. */
  sheets: z.array(
    z.object({
      name: z.string(),
      rows: count,
      is_hidden: z.boolean(),
      /** Sheets of the same headings are read as one, whose lines go on: so many are before its first; null where it is not read. */
      lines_before: z.nullable(count),
    }),
  ),
  /** Notes about the sheets, in sentences: which are read together, which are not read, what is hidden. */
  notices: z.array(z.string()),
  /** The lines that are read as headings: one, or two that are read together. */
  heading_lines: z.array(count),
  /** So many rows of officials. */
  rows: count,
  /** Lines that are no officials, such as titles, subtotals and sources, and why; the first 50. */
  set_apart: z.array(z.object({ line: count, row: z.string(), text: z.string(), reason: z.string() })),
  set_apart_total: count,
  columns: z.array(columnSchema),
  /** What a column can be read as, in the order of a menu, and where; its first entry is "Do not import". */
  choices: z.array(z.object({ column: z.string(), label: z.string(), group: z.string() })),
  missing: z.array(missingSchema),
  /** How many rows cannot be used as they are read now; they would be left out. */
  unusable: count,
  /** How many questions have to be answered before the check: about columns, and about what is missing. */
  questions_left: count,
  /** "“Race” has values we do not know."; null where nothing is left. */
  first_question: z.nullable(z.string()),
  /** The answers are those that were remembered of an earlier file with the same headings. */
  is_remembered: z.boolean(),
  /** As they stand: change them and send them back whole. */
  answers: answersSchema,
})
export type Matching = z.infer<typeof matchingSchema>

const rowSchema = z.object({
  line: count,
  row: z.string(),
  /** Each column of the atlas that is matched, in the order of `choices`. */
  values: z.array(
    z.object({
      column: z.string(),
      label: z.string(),
      /** As it will read; null is unknown. */
      value: z.nullable(z.string()),
      /** What the file says, if that is something else; null where it says the same, or nothing. */
      was: z.nullable(z.string()),
    }),
  ),
  /** Why it cannot be used; null where it can, as far as is known before the check. */
  reason: z.nullable(z.string()),
  /** The official whom it is about, if that official is in the atlas already. */
  matches: z.nullable(z.object({ id: count, official: z.string(), office: z.string(), jurisdiction: z.string() })),
})
export type MatchedRow = z.infer<typeof rowSchema>

export const sendSpreadsheet = endpoint({
  method: 'POST',
  path: '/admin/imports/spreadsheets',
  access: 'admin',
  limit: 'search',
  status: 201,
  summary:
    'Send any CSV file or workbook (Excel, OpenDocument) with officials. Its columns are guessed; nothing is loaded yet.',
  request: {
    query: z.strictObject({ name: fileName }),
    file: {
      media: [
        'text/csv',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/vnd.ms-excel',
        'application/vnd.oasis.opendocument.spreadsheet',
        'application/octet-stream',
      ],
      mostBytes: mostOfficialsFileBytes,
    },
  },
  reply: importSchema,
})

export const readMatching = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/matching',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'Which column of a spreadsheet is taken for which, what was noticed, and what has to be answered.',
  request: { params: importParams },
  reply: matchingSchema,
})

export const changeMatching = endpoint({
  method: 'PUT',
  path: '/admin/imports/{id}/matching',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'Decide how a spreadsheet is read: all answers at once. A check that was made before is void.',
  request: { params: importParams, body: answersSchema },
  reply: matchingSchema,
})

export const readMatchedRows = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/rows',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'Rows of a spreadsheet as they will read, and whom they are about.',
  request: {
    params: importParams,
    query: z.strictObject({
      /** The first row, from 0. */
      from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 1),
    }),
  },
  reply: z.object({ values: z.array(rowSchema), total: count }),
})

export const checkSpreadsheet = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/check',
  access: 'admin',
  limit: 'search',
  status: 202,
  summary: 'Have worked out what a spreadsheet would change, as it is matched now. Refused while answers are missing.',
  request: { params: importParams },
  reply: importSchema,
})

export const leftOutRows = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/left_out',
  access: 'admin',
  limit: 'search',
  ofOwnFile: true,
  summary: 'The rows of a spreadsheet that are left out by its check, as CSV with the reason in the last column.',
  request: { params: importParams },
  reply: z.string(),
  media: ['text/csv'],
})
