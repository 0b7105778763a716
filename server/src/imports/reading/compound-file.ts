/** The structure of a compound file, the format of Excel until 2003, Word, and everything that Office encrypts. */
interface Compound {
  readonly view: DataView
  readonly sectorBytes: number
  /** The sector that follows each sector. */
  readonly next: readonly number[]
}

const endOfChain = 0xff_ff_ff_fe
const noEntry = 0xff_ff_ff_ff
const lastSector = 0xff_ff_ff_fa
const entryBytes = 128
const smallSectorBytes = 64
const listedInHeader = 109

/**
 * The top-level streams of a compound file by name; each is read only when it is requested. Throws where the file is
 * damaged.
 */
export function compoundStreams(bytes: Uint8Array): ReadonlyMap<string, () => Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) throw new Error('A compound file has sectors of an unknown size')
  const compound = { view, sectorBytes: 1 << shift, next: nextSectors(view, 1 << shift) }
  const entries = entriesOf(chain(compound, view.getUint32(48, true)))
  const small = smallStreams(compound, entries[0])
  const mostSmall = view.getUint32(56, true)
  return new Map(
    topEntries(entries).map(({ name, start, size }) => [
      name,
      () => (size < mostSmall ? small(start, size) : chain(compound, start).subarray(0, size)),
    ]),
  )
}

function nextSectors(view: DataView, sectorBytes: number): number[] {
  const mostSectors = Math.ceil(view.byteLength / sectorBytes)
  const tables: number[] = []
  const list = (at: number) => {
    const sector = view.getUint32(at, true)
    if (sector <= lastSector && tables.length < mostSectors) tables.push(sector)
  }
  for (let index = 0; index < listedInHeader; index++) list(76 + index * 4)
  let more = view.getUint32(68, true)
  for (let left = mostSectors; more <= lastSector && left > 0; left--) {
    const start = (more + 1) * sectorBytes
    for (let at = start; at < start + sectorBytes - 4; at += 4) list(at)
    more = view.getUint32(start + sectorBytes - 4, true)
  }
  return tables.flatMap((sector) => {
    const start = (sector + 1) * sectorBytes
    return Array.from({ length: sectorBytes / 4 }, (_, index) => view.getUint32(start + index * 4, true))
  })
}

/** The bytes of a chain of sectors. The length is limited by the size of the file, whatever its tables state. */
function chain({ view, sectorBytes, next }: Compound, first: number): Uint8Array {
  const sectors = followed(first, next, Math.ceil(view.byteLength / sectorBytes))
  const whole = new Uint8Array(sectors.length * sectorBytes)
  for (const [index, sector] of sectors.entries()) {
    const start = (sector + 1) * sectorBytes
    const size = Math.max(0, Math.min(sectorBytes, view.byteLength - start))
    whole.set(new Uint8Array(view.buffer, view.byteOffset + start, size), index * sectorBytes)
  }
  return whole
}

function followed(first: number, next: readonly number[], most: number): number[] {
  const sectors: number[] = []
  for (let sector = first; sector !== endOfChain; sector = next[sector] ?? noEntry) {
    if (sector >= next.length || sectors.length >= most) throw new Error('A chain of a compound file is broken')
    sectors.push(sector)
  }
  return sectors
}

/** Small streams are stored together, in small sectors within the stream of the first entry. */
function smallStreams(compound: Compound, root: Entry | undefined): (start: number, size: number) => Uint8Array {
  let opened: { readonly whole: Uint8Array; readonly next: readonly number[] } | undefined
  const open = () => {
    const table = chain(compound, compound.view.getUint32(60, true))
    const view = new DataView(table.buffer)
    const next = Array.from({ length: table.length / 4 }, (_, index) => view.getUint32(index * 4, true))
    return { whole: chain(compound, root?.start ?? noEntry), next }
  }
  return (start, size) => {
    if (size === 0) return new Uint8Array()
    opened ??= open()
    const { whole, next } = opened
    const sectors = followed(start, next, Math.ceil(whole.length / smallSectorBytes))
    const bytes = sectors.flatMap((sector) =>
      Array.from(whole.subarray(sector * smallSectorBytes, (sector + 1) * smallSectorBytes)),
    )
    return Uint8Array.from(bytes).subarray(0, size)
  }
}

interface Entry {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly size: number
}

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer)
  return Array.from({ length: directory.length / entryBytes }, (_, index) => {
    const at = index * entryBytes
    const letters = Math.max(0, Math.min(31, view.getUint16(at + 64, true) / 2 - 1))
    const [left, right, child] = [68, 72, 76].map((place) => view.getUint32(at + place, true)) as [
      number,
      number,
      number,
    ]
    return {
      name: Array.from({ length: letters }, (_each, letter) =>
        String.fromCharCode(view.getUint16(at + letter * 2, true)),
      ).join(''),
      left,
      right,
      child,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    }
  })
}

/** The top-level entries. A chart or a workbook within the workbook has streams with the same names at lower levels. */
function topEntries(entries: readonly Entry[]): Entry[] {
  const found = new Map<number, Entry>()
  const waiting = [entries[0]?.child ?? noEntry]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index]
    if (!entry || found.has(index)) continue
    found.set(index, entry)
    waiting.push(entry.left, entry.right)
  }
  return [...found.values()]
}
