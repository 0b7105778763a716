/**
 * How many different words of a free text are searched for; the others are ignored. A hundred single letters would each
 * match most officials, and nobody types that many words to find one.
 */
export const mostWords = 8
/** Said of every endpoint that takes a free text. */
export const onlyTheFirst = `Only its first ${mostWords} different words count.`
