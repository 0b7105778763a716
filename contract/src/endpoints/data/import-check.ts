import * as z from 'zod/mini'

const count = z.int()

/**
 * A row for a seat whose holder on file is not in the file that was sent. `replaces`: the official of the row follows
 * the holder, who leaves the atlas. `both`: the seat has several holders. `leave_out`: the row is left out.
 */
export const seatAnswers = ['replaces', 'both', 'leave_out'] as const
export type SeatAnswer = (typeof seatAnswers)[number]

const problemSchema = z.object({
  /** Null where the problem is of the whole file. */
  line: z.nullable(count),
  column: z.nullable(z.string()),
  reason: z.string(),
})
export type OfficialsFileProblem = z.infer<typeof problemSchema>

const officialSchema = z.object({ official: z.string(), office: z.string(), jurisdiction: z.string() })
export type ListedOfficial = z.infer<typeof officialSchema>

const valueChangeSchema = z.object({
  /** The label of the column. */
  column: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

const changeSchema = z.extend(officialSchema, {
  line: count,
  changes: z.array(valueChangeSchema),
})
export type ChangedOfficial = z.infer<typeof changeSchema>

export const countsSchema = z.object({
  rows_read: count,
  problems: count,
  added: count,
  changed: count,
  vanishing: count,
  unchanged: count,
  /**
   * The number of officials who would vanish, where it is so large that a person has to accept exactly this number;
   * null where few would.
   */
  losses_to_accept: z.nullable(count),
  /** Seats whose own values change, such as a next election, and places that the atlas has not known. */
  seats_changed: count,
  places_added: count,
  /**
   * For a spreadsheet: how many rows are not loaded, a number that the person confirms; 0 for a file of the template.
   */
  left_out: count,
  /** Rows of places that the coverage rule leaves out; none of a check from before this was counted. */
  uncovered: z._default(count, 0),
  /** For a spreadsheet: how many of `seat_questions` have no answer; it can be confirmed only when each has one. */
  questions_left: count,
})
export type CheckCounts = z.infer<typeof countsSchema>

/** What follows for a seat from the winner of its contest. */
export const consequences = ['re_elected', 'elected_to_follow', 'in_office', 'holder_to_be'] as const

/** A winner of a file of results beside whoever holds the seat. */
const resultSeatSchema = z.object({
  office: z.string(),
  place: z.string(),
  /** Null where nobody on file holds it. */
  holder: z.nullable(z.object({ id: count, official: z.string() })),
  /** As the file writes the name. */
  winner: z.string(),
  votes: count,
  /** Of all votes; null where several seats were filled at once. */
  share: z.nullable(z.number()),
  consequence: z.enum(consequences),
  /** The day on which the term begins; null where it is not known. */
  takes_office: z.nullable(z.string()),
  /** The section of the law by which they are elected. */
  basis: z.string(),
  /** How the election went, how many stood, and by how much it was won; null where the file does not tell. */
  outcome: z._default(z.nullable(z.string()), null),
  candidates: z._default(z.nullable(count), null),
  margin: z._default(z.nullable(z.number()), null),
})
export type ResultSeat = z.infer<typeof resultSeatSchema>

/**
 * What a person has to say of a contest, because neither the file nor the law does. What is not answered is left out, and
 * listed.
 */
export const resultsQuestionKinds = ['same_person', 'which_seat', 'how_many'] as const
export type ResultsQuestionKind = (typeof resultsQuestionKinds)[number]

const resultsQuestionSchema = z.object({
  id: z.string(),
  kind: z.enum(resultsQuestionKinds),
  /** As the file says it. */
  seat: z.string(),
  /** Who may be meant, or how many hold it; null where nobody on file does. */
  on_file: z.nullable(z.string()),
  in_file: z.string(),
  votes: count,
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  /** One of the options; null where nobody has answered. */
  answer: z.nullable(z.string()),
})
export type ResultsQuestion = z.infer<typeof resultsQuestionSchema>

/** What a file of results has, whatever becomes of its winners. */
const resultsReadSchema = z.object({
  contests: count,
  /** Of these, for a seat that the atlas knows. */
  matched: count,
  /** Of these, left out: questions that people answer, and the president's, which is no office of the atlas. */
  questions: count,
  president: count,
  /** Votes that are nobody's on the ballot: write-ins, over- and undervotes. */
  votes_apart: count,
  /** Of how many contests the totals are the sum of their parts; null where no contest has both. */
  totals: z.nullable(z.object({ right: count, of: count })),
  /** Null where the file names none. */
  counties: z.nullable(z.object({ named: count, of: count, noun: z.string() })),
  /** By which sections of the law its winners are told, with the contests of each. */
  rules: z.array(
    z.object({
      needs: z.enum(['most', 'majority']),
      tie: z.enum(['lot', 'runoff']),
      basis: z.string(),
      contests: count,
    }),
  ),
  /** As it will stand beside each value. */
  source: z.string(),
})
export type ResultsRead = z.infer<typeof resultsReadSchema>

/** What a file of results says about the seats on file; lists contain their first entries. */
const resultsSchema = z.object({
  /** "Louisiana’s workbook" */
  form: z.string(),
  state: z.string(),
  day: z.string(),
  /** Null of a check from before this was told. */
  read: z._default(z.nullable(resultsReadSchema), null),
  counts: z.object({ re_elected: count, somebody_new: count, untold: count }),
  seats: z.array(resultSeatSchema),
  /** The first questions, answered or not; empty for a check from before there were any. */
  questions: z._default(z.array(resultsQuestionSchema), []),
  /** So many have no answer. */
  questions_left: z._default(count, 0),
  /** What cannot be told beside them, each as a sentence. */
  untold: z.array(z.string()),
  notes: z.array(z.string()),
  /** Equal where the same would be published. */
  digest: z.string(),
})
export type ResultsFound = z.infer<typeof resultsSchema>

/** The beginning of each list; `counts` has the full lengths. */
export const checkSchema = z.object({
  counts: countsSchema,
  problems: z.array(problemSchema),
  added: z.array(officialSchema),
  changed: z.array(changeSchema),
  vanishing: z.array(officialSchema),
  seats_changed: z.array(
    z.object({
      office: z.string(),
      jurisdiction: z.string(),
      changes: z.array(valueChangeSchema),
    }),
  ),
  places_added: z.array(z.object({ jurisdiction: z.string(), state: z.string() })),
  /** Rows of a spreadsheet that are not loaded, with the reason; `leftOutRows` has them all as a file. */
  left_out: z.array(z.object({ line: count, row: z.string(), text: z.string(), reason: z.string() })),
  /** Rows for a seat that somebody else holds, answered or not: "Replaces Joe Moody, Sheriff, Dallas County?" */
  seat_questions: z.array(
    z.object({
      line: count,
      /** "Row 7", or "Row 7 of “N to Z”" where several sheets are read. */
      row: z.string(),
      /** The official of the row. */
      official: z.string(),
      office: z.string(),
      jurisdiction: z.string(),
      /** The number is null of who stands in another row of the file, which names two for a seat of one holder. */
      holder: z.object({ id: z.nullable(count), official: z.string() }),
      /** The answer for this row or for all others; null where there is none. */
      answer: z.nullable(z.enum(seatAnswers)),
    }),
  ),
  /** What is done to the cells of a spreadsheet, in sentences: "2 phones get the area code 229". */
  fixes: z.array(z.string()),
  /** Only for a file of results: the winners beside the present holders, and what the file does not tell. */
  results: z._default(z.nullable(resultsSchema), null),
})
export type OfficialsFileCheck = z.infer<typeof checkSchema>
