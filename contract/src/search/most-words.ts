/**
 * How many different words of a free text are looked for; the rest is passed over. A hundred single letters would each
 * find most officials, and nobody types so many words to find one.
 */
export const mostWords = 8
/** Said of every endpoint that takes a free text. */
export const onlyTheFirst = `Only its first ${mostWords} different words count.`
