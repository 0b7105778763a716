import { gzipSync } from 'node:zlib'

export interface PackedEntry {
  readonly path: string
  readonly text?: string
  readonly type?: string
  /** What the header says instead of the true size. */
  readonly size?: number
}

/** A tar archive as GitHub makes them: the commit in a comment, everything under one folder, one time for all. */
export function tarOf(entries: readonly PackedEntry[], day = '2026-11-18', commit = 'c'.repeat(40)): Buffer {
  const seconds = Date.parse(`${day}T12:00:00Z`) / 1_000
  const record = ` comment=${commit}\n`
  const comment = `${record.length + 2}${record}`
  const blocks = [
    ...entryOf({ path: 'pax_global_header', type: 'g', text: comment }, seconds),
    ...entryOf({ path: 'repository-cccc/', type: '5' }, seconds),
    ...entries.flatMap((entry) => entryOf({ ...entry, path: `repository-cccc/${entry.path}` }, seconds)),
  ]
  return Buffer.concat([...blocks, Buffer.alloc(1_024)])
}

export function archiveOf(entries: readonly PackedEntry[], day?: string): Buffer {
  return gzipSync(tarOf(entries, day))
}

function entryOf({ path, text = '', type = '0', size }: PackedEntry, seconds: number): Buffer[] {
  const content = Buffer.from(text)
  if (Buffer.byteLength(path) > 100)
    return [...entryOf(longPath(path), seconds), ...entryOf({ path: 'long', text, type }, seconds)]
  const header = Buffer.alloc(512)
  header.write(path, 0)
  header.write('0000644\0', 100)
  header.write(`${(size ?? content.length).toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${seconds.toString(8).padStart(11, '0')}\0`, 136)
  header.write(' '.repeat(8), 148)
  header.write(type, 156)
  if ('12'.includes(type)) header.write('/etc/passwd', 157)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]
}

function longPath(path: string): PackedEntry {
  const record = ` path=${path}\n`
  const length = [3, 4].map((digits) => digits + record.length).find((sum, index) => String(sum).length === index + 3)
  return { path: 'pax', type: 'x', text: `${length}${record}` }
}
