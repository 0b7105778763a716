import { expect, test } from 'vitest'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { randomOf } from '#imports/sources/demonstration/random.ts'
import { fuzzy, typeAhead } from '#search/look-up.ts'
import { quickSearch } from '#search/quick-search.ts'
import { type TestOfficial, testIndex } from '#testing/search/index.ts'

// A second, deliberately simple implementation of look-ups, against which they are tested with random names.
const random = randomOf(1, 'look-ups')
const syllables = ['a', 'an', 'Be', 'bel', 'É', 'él', 'co', 'ñe', 'O’', 'ß', 'd', 'x', '李']
const word = () => Array.from({ length: random.integer(1, 3) }, () => random.pick(syllables)).join('')
const text = () => Array.from({ length: random.integer(1, 4) }, word).join(random.pick([' ', '-', ', ']))
const officials: readonly TestOfficial[] = Array.from({ length: 800 }, () => ({
  'eo.name': text(),
  'office.name': random.pick(['Sheriff', 'Bell Ringer', 'Coroner of Añe']),
  'jurisdiction.name': random.pick([null, word(), text()]),
  'county.name': random.pick([null, ['Bel (AL)'], ['Bel (GA)', 'Anco (GA)']]),
}))
const index = testIndex(officials)

interface Text {
  readonly label: string
  /** Normalized. */
  readonly fullText: string
  readonly words: readonly string[]
}
const textOf = (label: string): Text => ({ label, fullText: normalized(label), words: normalized(label).split(' ') })
// Texts of the same words are ordered alphabetically by their readable form.
const names = [...new Set(officials.map((official) => official['eo.name'] as string))].sort().map(textOf)
const places = officials.map((official) => ({
  name: textOf(official['eo.name'] as string).words,
  anywhere: [
    ...[official['eo.name'], official['office.name'], official['jurisdiction.name'] ?? ''].map(String),
    ...((official['county.name'] ?? []) as string[]).map((county) => county.slice(0, -' (AL)'.length)),
  ].flatMap((label) => textOf(label).words),
}))
// A single letter matches most names, so that the best of many have to be chosen.
const typed = [
  ...'a b c d e o x'.split(' '),
  ...Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? random.pick(names).label.slice(0, -1) : text())),
]
  .map(textOf)
  .filter(({ fullText }) => fullText !== '')

const startsSome = (words: readonly string[], start: string) => words.some((each) => each.startsWith(start))
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

function plainTypeAhead({ fullText, words }: Text): string[] {
  const goesOn = (name: Text) => (name.fullText.startsWith(fullText) ? 0 : 1)
  return names
    .filter((name) => words.every((each) => startsSome(name.words, each)))
    .sort((a, b) => goesOn(a) - goesOn(b) || a.fullText.length - b.fullText.length || compare(a.fullText, b.fullText))
    .slice(0, 20)
    .map(({ label }) => label)
}

const trigrams = new Map<string, Set<string>>()
function trigramsIn(each: string): Set<string> {
  const padded = `  ${each} `
  const cut = () => new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
  return trigrams.get(each) ?? trigrams.set(each, cut()).get(each) ?? new Set()
}

function similarity(a: string, b: string): number {
  const [ofA, ofB] = [trigramsIn(a), trigramsIn(b)]
  const alike = ofA.intersection(ofB).size / ofA.union(ofB).size
  return alike >= 0.3 ? alike : 0
}

function plainFuzzy(query: Text): { label: string; score: number }[] {
  const words = [...new Set(query.words)]
  const nearest = (name: Text, each: string) => Math.max(...name.words.map((its) => similarity(its, each)))
  const scoreOf = (name: Text) => words.reduce((sum, each) => sum + nearest(name, each) / words.length, 0)
  const difference = (name: Text) => Math.abs(name.fullText.length - query.fullText.length)
  return names
    .map((name) => ({ name, score: scoreOf(name) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score || difference(a.name) - difference(b.name) || compare(a.name.fullText, b.name.fullText),
    )
    .slice(0, 20)
    .map(({ name: { label }, score }) => ({ label, score: Math.round(score * 1_000) / 1_000 }))
}

function plainQuickSearch(words: readonly string[]): { rows: number[]; total: number } {
  const rowsWhere = (place: 'name' | 'anywhere') =>
    places.flatMap((ofRow, row) => (words.every((each) => startsSome(ofRow[place], each)) ? [row] : []))
  const called = places.flatMap(({ name }, row) => (words.every((each) => name.includes(each)) ? [row] : []))
  const all = rowsWhere('anywhere')
  return { rows: [...new Set([...called, ...rowsWhere('name'), ...all])].slice(0, 10), total: all.length }
}

test('typing ahead answers what a plain search through all texts does', () => {
  const answered = typed.map(({ label }) => typeAhead(index, 'eo.name', label, 20).map((choice) => choice.label))
  expect(answered).toEqual(typed.map(plainTypeAhead))
})

test('looking for what was misspelled answers what a comparison with all texts does', () => {
  const answered = typed.map(({ label }) => fuzzy(index, 'eo.name', label, 20).map(({ id: _, ...scored }) => scored))
  expect(answered).toEqual(typed.map(plainFuzzy))
})

test('a quick search finds what a plain search through all officials does, where somebody has each word', () => {
  const known = typed.filter(({ words }) => words.every((each) => plainQuickSearch([each]).total > 0))
  expect(known.length).toBeGreaterThan(10)
  expect(known.map(({ label }) => quickSearch(index, label, 10))).toMatchObject(
    known.map(({ words }) => plainQuickSearch(words)),
  )
})
