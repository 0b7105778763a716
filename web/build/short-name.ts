import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const web = join(import.meta.dirname, '..')
const placeOf = new Map<string, string>()

/** Four letters, which stay the same as long as the module and the class keep their names. */
export function shortName(name: string, file: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const place = `${relative(web, file.replace(/\?.*$/, ''))} ${name}`
  const digest = createHash('sha256').update(place).digest()
  const short = Array.from(digest.subarray(0, 4), (byte) => letters[byte % letters.length]).join('')
  const first = placeOf.get(short) ?? place
  if (first !== place) throw new Error(`${place} and ${first} would share the class ${short}: rename one.`)
  placeOf.set(short, place)
  return short
}

/** The same, after the name that the class has in its module, for reading styles during development. */
export function readableName(name: string, file: string): string {
  return `${name}_${shortName(name, file)}`
}
