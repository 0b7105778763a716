import { expect, test } from 'vitest'
import { singleByteText } from '#rules/single-byte-text.ts'

type Alphabet = 'windows-1252' | 'macintosh' | 'ibm437'

/** Of those letters that the lists below hold, as tables of the alphabets give them. */
const codes: Readonly<Record<Alphabet, Readonly<Record<string, number>>>> = {
  'windows-1252': {
    '½': 0xbd,
    Á: 0xc1,
    Ç: 0xc7,
    É: 0xc9,
    Ë: 0xcb,
    Í: 0xcd,
    Ñ: 0xd1,
    Ó: 0xd3,
    Ô: 0xd4,
    Ú: 0xda,
    Ü: 0xdc,
    á: 0xe1,
    ç: 0xe7,
    é: 0xe9,
    ë: 0xeb,
    í: 0xed,
    ñ: 0xf1,
    ó: 0xf3,
    ô: 0xf4,
    ú: 0xfa,
    ü: 0xfc,
    š: 0x9a,
    '–': 0x96,
    '—': 0x97,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '•': 0x95,
    '™': 0x99,
    '\u00A0': 0xa0,
  },
  macintosh: {
    Á: 0xe7,
    Ç: 0x82,
    É: 0x83,
    Ë: 0xe8,
    Í: 0xea,
    Ñ: 0x84,
    Ó: 0xee,
    Ô: 0xef,
    Ú: 0xf2,
    Ü: 0x86,
    á: 0x87,
    ç: 0x8d,
    é: 0x8e,
    ë: 0x91,
    í: 0x92,
    ñ: 0x96,
    ó: 0x97,
    ô: 0x99,
    ú: 0x9c,
    ü: 0x9f,
    '–': 0xd0,
    '—': 0xd1,
    '’': 0xd5,
    '“': 0xd2,
    '”': 0xd3,
    '•': 0xa5,
    '™': 0xaa,
    '\u00A0': 0xca,
  },
  ibm437: { é: 0x82, ñ: 0xa4, ú: 0xa3 },
}

function encoded(text: string, alphabet: Alphabet): Uint8Array {
  return Uint8Array.from(text, (letter) => codes[alphabet][letter] ?? letter.charCodeAt(0))
}

function foundIn(text: string, alphabet: Alphabet): string {
  const read = singleByteText(encoded(text, alphabet))
  return read.found === 'text' ? read.text : read.found
}

const firsts = 'Ann José María Ángel Óscar Úrsula Jesús Raúl Víctor Zoë Renée André Chloé Sofía François Jürgen'.split(
  ' ',
)
const lasts =
  'O’Neal Peña Muñoz García Martínez Rodríguez Díaz Núñez López Sánchez Hernández Pérez Álvarez Ibáñez Ordóñez D’Iberville Castañeda Solís Ruíz Müller Côté Tester'.split(
    ' ',
  )

/** The same lists in every run: a few people, in capitals or not. */
function randomLists(): string[][] {
  let seed = 1
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  return Array.from({ length: 1_000 }, () => {
    const isCapital = below(3) === 0
    const names = Array.from(
      { length: 1 + below(5) },
      () => `${firsts[below(firsts.length)]} ${lasts[below(lasts.length)]}`,
    )
    return names.map((name) => `${isCapital ? name.toUpperCase() : name},Sheriff`)
  })
}

test.each([
  ['windows-1252', '\n', 0.99],
  ['windows-1252', '\r\n', 0.99],
  ['macintosh', '\r', 0.99],
  ['macintosh', '\n', 0.95],
] as const)('names in %s are read as they are, or not at all', (alphabet, lineEnd, mostly) => {
  const lists = randomLists()
    .map((lines) => `${lines.join(lineEnd)}${lineEnd}`)
    .filter((text) => /[^\0-\u007F]/.test(text))
  const read = lists.map((text) => foundIn(text, alphabet))
  const wrong = lists.filter((text, index) => read[index] !== text && read[index] !== 'either')
  expect(wrong).toEqual([])
  expect(read.filter((text) => text !== 'either').length / lists.length).toBeGreaterThan(mostly)
})

test.each([
  ['windows-1252', 'Robert “Bob” Tester\nSmith–Jones, 2020–2024\nClerk\u00A0of\u00A0Court • ½ Foo™\n'],
  ['windows-1252', 'Sheriff’s Office, St. Mary’s\n'],
  ['windows-1252', 'Name,Office\r\nDe’andre Tester,Sheriff\r\nJa’net Dušek,Clerk\r\n'],
  ['macintosh', 'Robert “Bob” Tester\rCHAIRMAN — AT LARGE\rST. MARY’S\r'],
  ['ibm437', 'José Peña\nRenée Núñez\n'],
] as const)('the signs of %s beside plain letters are read: %j', (alphabet, text) => {
  expect(foundIn(text, alphabet)).toBe(text)
})

test('where nothing decides, both readings of the word are said', () => {
  expect(singleByteText(encoded('Name,Office\nDušan Tester,Sheriff\n', 'windows-1252'))).toEqual({
    found: 'either',
    words: ['Dušan', 'Duöan'],
  })
})

test('bytes that make no words in any alphabet are of none', () => {
  expect(singleByteText(Uint8Array.from([0x81, 0x8d, 0x41, 0x90, 0xe9, 0x41, 0xb2]))).toEqual({ found: 'neither' })
})
