import { oddness } from '#rules/letter-oddness.ts'

/**
 * The text of bytes that are not Unicode: in the letters of Windows, of old Macs or of MS-DOS. Each byte means something
 * in each of them, so that the alphabet is taken in which words look like words: "Peña" and not "Pe–a".
 */
export function singleByteText(bytes: Uint8Array): SingleByteText {
  const sample = linesWithLetters(bytes)
  // Programs of old Macs end their lines so, and hardly any other: it decides where two readings are as good.
  const isOfMac =
    bytes.includes(carriageReturn) && !bytes.includes(lineFeed) && oddness(decoded(sample, 'macintosh')) === 0
  // And programs of Windows end theirs with both: "Deíandre" is as good a word as "De’andre", and hardly ever meant.
  const isOfWindows = hasBothEnds(bytes)
  const readings = alphabets.map((alphabet): Reading => {
    const text = decoded(sample, alphabet)
    const isUnlikely = (isOfMac && alphabet !== 'macintosh') || (isOfWindows && alphabet === 'macintosh')
    return { alphabet, text, oddness: oddness(text) + (isUnlikely ? 1 : 0) }
  })
  const [best, ...others] = readings.toSorted((a, b) => a.oddness - b.oddness) as [Reading, Reading, Reading]
  if (best.oddness > sample.filter((byte) => byte > lastPlain).length) return { found: 'neither' }
  const rival = others.find(({ alphabet, text, oddness: odd }) => {
    return text !== best.text && odd - best.oddness < margins[best.alphabet][alphabet]
  })
  if (rival) return { found: 'either', words: wordsThatDiffer(best.text, rival.text) }
  return { found: 'text', text: decoded(bytes, best.alphabet) }
}

export type SingleByteText =
  | { readonly found: 'text'; readonly text: string }
  /** It may say the one or the other, and nothing decides which. */
  | { readonly found: 'either'; readonly words: readonly [string, string] }
  /** The bytes are of none of the alphabets. */
  | { readonly found: 'neither' }

const alphabets = ['windows-1252', 'macintosh', 'ibm437'] as const
type Alphabet = (typeof alphabets)[number]

interface Reading {
  readonly alphabet: Alphabet
  readonly text: string
  readonly oddness: number
}

/** By how much each has to be less odd than another. Files of Windows are by far the most, those of MS-DOS the fewest. */
const margins: Readonly<Record<Alphabet, Readonly<Record<Alphabet, number>>>> = {
  'windows-1252': { 'windows-1252': 0, macintosh: 1, ibm437: 0 },
  macintosh: { 'windows-1252': 1, macintosh: 0, ibm437: 1 },
  ibm437: { 'windows-1252': 2, macintosh: 2, ibm437: 0 },
}

const lineFeed = 10
const carriageReturn = 13
const lastPlain = 127
const sampledBytes = 200_000

/** The lines that hold more than plain letters, as far as they are looked at. */
function linesWithLetters(bytes: Uint8Array): Uint8Array {
  const lines: number[] = []
  let start = 0
  let isPlain = true
  for (let at = 0; at <= bytes.length && lines.length < sampledBytes; at++) {
    const byte = bytes[at] ?? lineFeed
    if (byte > lastPlain) isPlain = false
    if (byte !== lineFeed && byte !== carriageReturn) continue
    if (!isPlain) for (const each of bytes.subarray(start, Math.min(at, start + sampledBytes))) lines.push(each)
    if (!isPlain) lines.push(lineFeed)
    start = at + 1
    isPlain = true
  }
  return Uint8Array.from(lines)
}

/** What the bytes from 128 on stand for; some of Windows stand for nothing. */
const upperHalves: Readonly<Record<Alphabet, string>> = {
  'windows-1252':
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uF8FFÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
}

/** Whether each line, as far as one tells from the first, ends with a carriage return and a line feed. */
function hasBothEnds(bytes: Uint8Array): boolean {
  const first = bytes.indexOf(lineFeed)
  return first > 0 && bytes[first - 1] === carriageReturn
}

const partBytes = 8_192

function decoded(bytes: Uint8Array, alphabet: Alphabet): string {
  const upper = Array.from(upperHalves[alphabet], (letter) => letter.charCodeAt(0))
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += partBytes) {
    const part = bytes.subarray(at, at + partBytes)
    parts.push(String.fromCharCode(...Array.from(part, (byte) => upper[byte - 128] ?? byte)))
  }
  return parts.join('')
}

/** The first words in which two readings of the same bytes differ. */
function wordsThatDiffer(one: string, other: string): readonly [string, string] {
  const at = Array.from({ length: one.length }, (_, index) => index).find((index) => one[index] !== other[index]) ?? 0
  const start = Math.max(
    0,
    ...[' ', ',', ';', '\t', '"', '\n'].map((mark) => one.lastIndexOf(mark, at - 1) + 1),
    at - 20,
  )
  const wordOf = (text: string) => /^[^\s,;"]{0,30}/.exec(text.slice(start))?.[0] ?? ''
  return [wordOf(one), wordOf(other)]
}
