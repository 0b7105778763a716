const bitsPerByte = 7
const lastSeven = 0x7f
const goesOn = 0x80

/**
 * Ascending ids of officials as bytes: of each the distance to the one before, seven bits a byte. Those of one county or
 * office were mostly added together, so most take one byte: 25,000 of them some 25 kB.
 */
export function packIds(ids: Uint32Array): Buffer {
  const bytes: number[] = []
  let before = 0
  for (const id of ids) {
    let distance = id - before
    while (distance > lastSeven) {
      bytes.push((distance & lastSeven) | goesOn)
      distance >>>= bitsPerByte
    }
    bytes.push(distance)
    before = id
  }
  return Buffer.from(bytes)
}

export function unpackIds(bytes: Uint8Array): Uint32Array {
  // As many as bytes that do not go on.
  const ids = new Uint32Array(bytes.reduce((count, byte) => count + (byte < goesOn ? 1 : 0), 0))
  let id = 0
  let index = 0
  let shift = 0
  for (const byte of bytes) {
    id += (byte & lastSeven) * 2 ** shift
    shift += bitsPerByte
    if (byte >= goesOn) continue
    ids[index++] = id
    shift = 0
  }
  return ids
}
