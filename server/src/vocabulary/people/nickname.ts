import { isNicknameLike } from '#vocabulary/people/name-words.ts'

const doubleMarks = /[“”„‟«»″〝〞＂❝❞]|''|``/g
const betweenSingleMarks = /(?<=^|[\s(,])[‘‛‚‹`´'′]([^"'’‘›`´′]+)[’'›`´′](?=$|[\s),.])/g

/** A name with each nickname in straight double quotation marks, whatever marks the text has. */
export function withPlainQuotes(name: string): string {
  return name.replace(doubleMarks, '"').replace(betweenSingleMarks, '"$1"')
}

// After the last name, parentheses contain a party or "Interim"; a lowercase letter begins "née Smith".
const nickname = /"([^"]+)"|\((\p{Lu}[\p{L}'’. -]+)\)(?=\s+\p{Lu})/u

/** "Hank" in Henry C. "Hank" Johnson Jr.; parentheses may contain a maiden name. `given` is the first name. */
export function nicknameIn(name: string, given: string): string | null {
  const [, quoted, bracketed] = nickname.exec(withPlainQuotes(name)) ?? []
  if (bracketed !== undefined) return isNicknameLike(bracketed, given) ? bracketed.trim() : null
  return quoted?.trim() || null
}
