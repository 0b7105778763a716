import { isNicknameLike } from '#vocabulary/people/name-words.ts'

const doubleMarks = /[“”„‟«»″〝〞＂❝❞]|''|``/g
const betweenSingleMarks = /(?<=^|[\s(,])[‘‛‚‹`´'′]([^"'’‘›`´′]+)[’'›`´′](?=$|[\s),.])/g

/** A name with each nickname in straight double quotation marks, whichever marks it stood in. */
export function withPlainQuotes(name: string): string {
  return name.replace(doubleMarks, '"').replace(betweenSingleMarks, '"$1"')
}

// Behind the last name, brackets hold a party or "Interim"; a small letter begins "née Smith".
const nickname = /"([^"]+)"|\((\p{Lu}[\p{L}'’. -]+)\)(?=\s+\p{Lu})/u

/** "Hank" of Henry C. "Hank" Johnson Jr.; a bracket may hold a maiden name. `given` is the first name. */
export function nicknameIn(name: string, given: string): string | null {
  const [, quoted, bracketed] = nickname.exec(withPlainQuotes(name)) ?? []
  if (bracketed !== undefined) return isNicknameLike(bracketed, given) ? bracketed.trim() : null
  return quoted?.trim() || null
}
