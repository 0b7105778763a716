/** The text of a file in UTF-16, as Excel saves "Unicode Text", with a mark of its byte order or without; else null. */
export function utf16Text(bytes: Uint8Array): string | null {
  const marked = markedOrder(bytes)
  const order = marked ?? guessedOrder(bytes)
  if (order === null) return null
  const start = marked === null ? 0 : 2
  const parts: string[] = []
  for (let at = start; at + 1 < bytes.length; at += partBytes) parts.push(partAt(bytes, at, order))
  // Half a letter at the end, or half of a pair, is a letter that was lost.
  const rest = (bytes.length - start) % 2 === 1 ? lost : ''
  return parts.join('').replace(/\p{Surrogate}/gu, lost) + rest
}

type ByteOrder = 'lower first' | 'higher first'

const lost = '\uFFFD'
const partBytes = 8_192

function partAt(bytes: Uint8Array, start: number, order: ByteOrder): string {
  const [lower, higher] = order === 'lower first' ? [0, 1] : [1, 0]
  const count = Math.floor(Math.min(partBytes, bytes.length - start) / 2)
  const codes = Array.from({ length: count }, (_, index) => {
    const at = start + index * 2
    return (bytes[at + lower] ?? 0) + (bytes[at + higher] ?? 0) * 256
  })
  return String.fromCharCode(...codes)
}

function markedOrder([first, second]: Uint8Array): ByteOrder | null {
  if (first === 0xff && second === 0xfe) return 'lower first'
  return first === 0xfe && second === 0xff ? 'higher first' : null
}

const sampledBytes = 2_000

/** Every other byte of plain letters is nothing. */
function guessedOrder(bytes: Uint8Array): ByteOrder | null {
  const sample = bytes.subarray(0, sampledBytes)
  const pairs = sample.length / 2
  const [first, second] = [0, 1].map(
    (place) => sample.filter((byte, index) => byte === 0 && index % 2 === place).length / pairs,
  ) as [number, number]
  if (second > 0.5 && first < 0.05) return 'lower first'
  return first > 0.5 && second < 0.05 ? 'higher first' : null
}
