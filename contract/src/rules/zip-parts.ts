/** A part of a ZIP archive as it is packed. How large it says that it is stands nowhere here: nobody has to believe it. */
export interface ZipPart {
  readonly name: string
  readonly isDeflated: boolean
  readonly packed: Uint8Array
}

const endMark = 0x06_05_4b_50
const end64Mark = 0x06_06_4b_50
const entryMark = 0x02_01_4b_50
const localMark = 0x04_03_4b_50
const stored = 0
const deflated = 8
const endBytes = 22
const longestComment = 65_535
const largeField = 1
/** Where a number of 32 bits would be too small, it says so and stands in 64 bits elsewhere. */
const isElsewhere = 0xff_ff_ff_ff

/** The parts that an archive lists, of which nothing is unpacked. Throws where it is damaged. */
export function zipParts(bytes: Uint8Array): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const parts: ZipPart[] = []
  for (let [count, at] = listOf(view, end); count > 0; count--) {
    if (view.getUint32(at, true) !== entryMark) throw new Error('The list of a ZIP archive is damaged')
    parts.push(partAt(view, at))
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment)
  for (let at = view.byteLength - endBytes; at >= first; at--) if (view.getUint32(at, true) === endMark) return at
  throw new Error('A ZIP archive has no end')
}

/** How many entries there are, and where the first one stands. */
function listOf(view: DataView, end: number): [count: number, at: number] {
  const offset = view.getUint32(end + 16, true)
  if (offset !== isElsewhere) return [view.getUint16(end + 10, true), offset]
  const end64 = largeAt(view, end - 12)
  if (view.getUint32(end64, true) !== end64Mark) throw new Error('The end of a ZIP archive is damaged')
  return [largeAt(view, end64 + 32), largeAt(view, end64 + 48)]
}

function partAt(view: DataView, at: number): ZipPart {
  const method = view.getUint16(at + 10, true)
  if (method !== stored && method !== deflated) throw new Error('A ZIP archive is packed in a way that is not read')
  const nameBytes = view.getUint16(at + 28, true)
  const { size, local } = placeOf(view, at, at + 46 + nameBytes)
  if (view.getUint32(local, true) !== localMark) throw new Error('A part of a ZIP archive is not where it should be')
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  // The names that anybody looks for have plain letters only.
  const name = Array.from(bytesOf(view, at + 46, nameBytes), (byte) => String.fromCharCode(byte)).join('')
  return { name, isDeflated: method === deflated, packed: bytesOf(view, start, size) }
}

/** What is too large for its own place stands in a field behind the name, in the order of those places. */
function placeOf(view: DataView, at: number, extra: number): { readonly size: number; readonly local: number } {
  const [unpacked, size, local] = [24, 20, 42].map((offset) => view.getUint32(at + offset, true)) as [
    number,
    number,
    number,
  ]
  let large = largeFieldOf(view, extra, view.getUint16(at + 30, true))
  const next = () => largeAt(view, (large += 8) - 8)
  if (unpacked === isElsewhere) next()
  return { size: size === isElsewhere ? next() : size, local: local === isElsewhere ? next() : local }
}

function largeFieldOf(view: DataView, start: number, length: number): number {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === largeField) return at + 4
  return start
}

function largeAt(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

function bytesOf(view: DataView, at: number, length: number): Uint8Array {
  if (at + length > view.byteLength) throw new Error('A ZIP archive is cut short')
  return new Uint8Array(view.buffer, view.byteOffset + at, length)
}
