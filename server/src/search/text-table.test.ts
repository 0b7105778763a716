import { describe, expect, test } from 'vitest'
import { TextCollector } from '#search/text-collector.ts'
import { indexOfByte, isTextAt, takeTexts, textAt, textCount, type TextTable, textTable } from '#search/text-table.ts'

const texts = ['Ann', '', 'Peña', 'Bo 🗳', 'Ann']
const all = (table: TextTable) => Array.from({ length: textCount(table) }, (_, index) => textAt(table, index))

describe('a table of texts', () => {
  test('holds each text at its place, whatever its letters', () => {
    expect(all(textTable(texts))).toEqual(texts)
    expect(all(textTable([]))).toEqual([])
  })

  test('stands in memory that threads share', () => {
    const { bytes, starts } = structuredClone(textTable(texts))
    expect([bytes.buffer, starts.buffer].every((memory) => memory instanceof SharedArrayBuffer)).toBe(true)
    expect(all({ bytes, starts })).toEqual(texts)
  })

  test('says which text a byte belongs to', () => {
    const table = textTable(['ab', '', 'cd'])
    const found = (needle: string) => indexOfByte(table.starts, Buffer.from(table.bytes).indexOf(needle))
    expect([found('ab'), found('b'), found('cd'), found('d')]).toEqual([0, 0, 2, 2])
  })

  test('says whether the text at a place is these bytes, and neither more nor fewer', () => {
    const table = textTable(texts)
    const found = (text: string) =>
      texts.flatMap((_, index) => (isTextAt(table, index, Buffer.from(text)) ? index : []))
    expect(['Ann', '', 'Peña', 'Pen', 'Peñas', 'An', 'Bo 🗳', 'nobody'].map(found)).toEqual([
      [0, 4],
      [1],
      [2],
      [],
      [],
      [],
      [3],
      [],
    ])
  })

  test('finds nothing that lies across two texts', () => {
    expect(Buffer.from(textTable(['ab', 'cd']).bytes).includes('bc')).toBe(false)
  })

  test('gives some of its texts in another order', () => {
    expect(all(takeTexts(textTable(texts), Uint32Array.of(3, 1, 3, 0)))).toEqual(['Bo 🗳', '', 'Bo 🗳', 'Ann'])
  })
})

describe('texts that are gathered', () => {
  test('have one place where they are equal', () => {
    const collector = new TextCollector()
    expect(texts.map((text) => collector.add(text))).toEqual([0, 1, 2, 3, 0])
    expect(all(collector.finish())).toEqual(['Ann', '', 'Peña', 'Bo 🗳'])
  })

  test('come as bytes as well, from anywhere', () => {
    const collector = new TextCollector()
    collector.add('Peña')
    const line = Buffer.from('x,Peña,Bo')
    expect([collector.addBytes(line, 2, 7), collector.addBytes(line, 8, 10), collector.count]).toEqual([0, 1, 2])
  })

  test('may be long and many', () => {
    const many = Array.from({ length: 3_000 }, (_, number) => `${number} `.repeat(1 + (number % 200)))
    const collector = new TextCollector()
    for (const text of many) collector.add(text)
    expect(many.map((text) => collector.add(text))).toEqual([...many.keys()])
    expect(all(collector.finish())).toEqual(many)
  })
})
