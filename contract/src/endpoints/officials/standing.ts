import * as z from 'zod/mini'
import { standingMarks } from '#rules/standing.ts'

/**
 * Stands beside every name of an official in an answer and says whether somebody else may hold the seat by now. Null
 * for those who are in office, and for those who are named as former officials.
 */
export const standing = {
  standing: z.nullable(z.object({ mark: z.enum(standingMarks), sentence: z.string() })),
}
