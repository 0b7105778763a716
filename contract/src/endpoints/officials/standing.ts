import * as z from 'zod/mini'
import { standingMarks } from '#rules/standing.ts'

/**
 * Beside every name of an official in an answer: whether somebody else may hold the seat. Null of who is in office, and
 * of who is named as one who was.
 */
export const standing = {
  standing: z.nullable(z.object({ mark: z.enum(standingMarks), sentence: z.string() })),
}
