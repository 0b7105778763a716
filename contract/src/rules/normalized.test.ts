import { expect, test } from 'vitest'
import { normalized, slug } from '#rules/normalized.ts'

test.each([
  ['Peña-Melnyk', 'pena melnyk'],
  ['  Judge,  of Probate (Place 2) ', 'judge of probate place 2'],
  ['Lee & Sons', 'lee sons'],
  ['Østergård', 'ostergard'],
  ['Łukasz Đoković', 'lukasz dokovic'],
  ['Þór Guðmundsson', 'thor gudmundsson'],
  ['STRAẞE Strauß', 'strasse strauss'],
  ['Ægir Œuvre', 'aegir oeuvre'],
  ['Iğdır İnan', 'igdir inan'],
  ['Ħamrun Ŋala ŉ', 'hamrun nala n'],
  ['Eﬃe Oﬃcer Ǆ', 'effie officer dz'],
  ['ＦＵＬＬ　Ｗｉｄｔｈ', 'full width'],
  ['𝐉𝐨𝐡𝐧 Ⅲ', 'john iii'],
  ['Paraŀlel Col·lell', 'parallel collell'],
  ['Mayor · Selma', 'mayor selma'],
  ['Dallas–Fort Worth—Arlington', 'dallas fort worth arlington'],
  ['Nguyễn Thị', 'nguyen thi'],
  ['李 Μαρία', '李 μαρια'],
  ['%', ''],
  ['\u200b–\u00ad', ''],
])('"%s" is compared as "%s"', (text, compared) => {
  expect(normalized(text)).toBe(compared)
  expect(normalized(compared)).toBe(compared)
})

const apostrophes = "'`´‘’‛ʹʻʼʽʾʿˀˈˊˋ΄՚׳ߴߵ᾽᾿`´῾′‵ꞌꞋ＇｀".split('')

test.each(apostrophes)('O%sNeal is O’Neal', (mark) => {
  expect(normalized(`O${mark}Neal`)).toBe('oneal')
  expect(normalized(`Kau${mark}i`)).toBe('kaui')
})

const unseen = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2063,
  0x2066, 0x2069, 0xfe0e, 0xfe0f, 0xfeff, 0xfff9, 0xe0101,
].map((code) => String.fromCodePoint(code))
const names = ['Johnson', 'O’Neal Peña', 'Ann-Marie Østergård III', 'Kauʻi', 'District 12']

test('what nobody sees changes no text, wherever it stands', () => {
  for (const name of names) {
    for (const mark of [...unseen, unseen.join('')]) {
      for (let at = 0; at <= name.length; at++)
        expect(normalized(name.slice(0, at) + mark + name.slice(at)), `${mark.codePointAt(0)} at ${at}`).toBe(
          normalized(name),
        )
    }
  }
})

test('letters and accents are the same in one or two characters', () => {
  for (const name of names)
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(normalized(name.normalize(form))).toBe(normalized(name))
})

test('texts of ASCII alone, which are read fast, are read as any other', () => {
  for (let code = 0; code < 0x80; code++) {
    const text = ` A${String.fromCodePoint(code)}b ${String.fromCodePoint(code)}`
    expect(normalized(text), String(code)).toBe(normalized(`${text}\u200b`))
  }
})

test('an id is made of the words', () => {
  expect(slug('Clerk of Superior Court')).toBe('clerk-of-superior-court')
  expect(slug('Østergård’s')).toBe('ostergards')
})
