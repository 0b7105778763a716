import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import { load } from 'js-yaml'

/** A value of the raw files that nobody may find in the database. */
export interface PrivateValue {
  /** The file, and the person where the file is about one. */
  readonly file: string
  readonly person: string | null
  readonly key: string
  readonly value: string
}

export interface RawPack {
  readonly privateValues: readonly PrivateValue[]
  /** file → all that it says, without its private values. */
  readonly publicTexts: ReadonlyMap<string, string>
}

/** Keys that are private wherever they stand; `family_name` is the name of the official. */
const privateKey =
  /spouse|^family$|children|religio|faith|church|residen|home|personal|private|cell|mobile|birth_?place/i
/** What Open States gathers under `extras` is private, unless it says where somebody serves or how to reach the office. */
const publicExtras: ReadonlySet<string> = new Set([
  'counties',
  'county',
  'counties represented',
  'representing parishes',
  'title',
  'georgia_id',
  'press',
  'fax',
  'postal code',
])
const officeKinds: ReadonlySet<unknown> = new Set(['capitol', 'capitol-mail', 'district', 'district-mail', 'primary'])

type Collect = (key: string, value: string, isPrivate: boolean) => void

/** Reads every file of the pack, also those that no import reads, and parts what is private from what is not. */
export function readRawPack(folder: string): RawPack {
  const privateValues: PrivateValue[] = []
  const publicTexts = new Map<string, string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const texts: string[] = []
    const content = contentOf(join(folder, file))
    for (const item of Array.isArray(content) ? content : [content]) {
      const person = idOf(item)
      collect(item, '', false, (key, value, isPrivate) => {
        if (isPrivate) privateValues.push({ file, person, key, value })
        else texts.push(value)
      })
    }
    publicTexts.set(file, texts.join('\n'))
  }
  return { privateValues: privateValues.filter(({ value }) => /[\p{L}\p{N}]/u.test(value)), publicTexts }
}

function contentOf(path: string): unknown {
  if (/\.ya?ml$/.test(path)) return load(readFileSync(path, 'utf8'))
  if (path.endsWith('.csv')) return parseCsv(readFileSync(path, 'utf8'), { columns: true })
  return null
}

function idOf(item: unknown): string | null {
  return isObject(item) && typeof item['id'] === 'string' ? item['id'] : null
}

function collect(value: unknown, key: string, isPrivate: boolean, add: Collect): void {
  if (Array.isArray(value)) for (const each of value) collect(each, key, isPrivate, add)
  else if (isObject(value)) collectEach(value, key, isPrivate, add)
  else if (value !== null && value !== undefined) add(key, String(value), isPrivate)
}

function collectEach(object: Readonly<Record<string, unknown>>, key: string, isPrivate: boolean, add: Collect): void {
  const isHome = 'classification' in object && !officeKinds.has(object['classification'])
  for (const [name, value] of Object.entries(object)) {
    const isPrivateHere = privateKey.test(name) || (key === 'extras' && !publicExtras.has(name))
    collect(value, name, isPrivate || isHome || isPrivateHere, add)
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
