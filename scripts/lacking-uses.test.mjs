import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lackingApis, oldestBrowsers } from './lacking-apis.mjs'
import { lackingUses, unexpectedUses } from './lacking-uses.mjs'
import { root } from './repository.mjs'

const usesOf = (/** @type {string} */ code) => lackingUses(new Map([['a.js', code]]), { safari_ios: '16.4' })

describe('what a browser lacks', () => {
  test.each([
    ['Map.groupBy([], String)', 'Map.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['locale.getWeekInfo()', 'Intl.Locale.getWeekInfo'],
    ['new Set().union(other)', 'Set.union'],
    ['new Highlight(range)', 'Highlight'],
    ['requestIdleCallback(later)', 'requestIdleCallback'],
    ['window.requestIdleCallback(later)', 'Window.requestIdleCallback'],
    ['element.checkVisibility()', 'Element.checkVisibility'],
    ['list.addEventListener("scrollend", later)', 'event scrollend'],
  ])('is found where it is used: %s', (code, api) => {
    expect(usesOf(code)).toEqual([expect.objectContaining({ api: expect.stringContaining(api) })])
  })

  test.each([
    ['years.toSorted()'],
    ['structuredClone(value)'],
    ['element.checkVisibility?.()'],
    ['list.addEventListener("scroll", later)'],
    ['const own = { union() {} }; own.union()'],
    ['const own = { Highlight: 1 }; own.Highlight'],
  ])('is not what it has, asks for, or what the code defines: %s', (code) => {
    expect(usesOf(code)).toEqual([])
  })

  test('is what came with a later version, and not what was there before', () => {
    const apisOf = (/** @type {string} */ version) =>
      lackingApis({ safari_ios: version }).lacking.map(({ owner, member }) => `${owner}.${member}`)
    expect(apisOf('17.3')).toContain('Map.groupBy')
    expect(apisOf('17.4')).not.toContain('Map.groupBy')
    expect(apisOf('15.4')).toContain('Array.toSorted')
    expect(apisOf('16.0')).not.toContain('Array.toSorted')
  })
})

test('Promised are Safari and iOS 16.4, and some version of each other browser', () => {
  expect(oldestBrowsers).toMatchObject({ safari: '16.4', safari_ios: '16.4' })
  expect(Object.keys(oldestBrowsers)).toEqual(expect.arrayContaining(['chrome', 'edge', 'firefox']))
})

test('Whoever has an older browser is told the versions that are promised', () => {
  const text = readFileSync(join(root, 'web', 'public', 'before-page.js'), 'utf8')
  const { chrome, edge, firefox, safari, safari_ios } = oldestBrowsers
  expect([edge, safari_ios]).toEqual([chrome, safari])
  expect(text).toContain(
    `Safari and iOS from ${safari} on, Chrome and Edge from ${chrome} on and Firefox from ${firefox} on.`,
  )
})

test('A use that nobody has looked at is told of, and one that is gone', () => {
  const uses = [{ api: 'Map.groupBy', file: 'a.js', code: 'Map.groupBy(rows)' }]
  expect(unexpectedUses(uses, { 'Map.groupBy': 1 })).toEqual([])
  expect(unexpectedUses(uses, {}).join('\n')).toMatch(
    /^Map\.groupBy is not in every browser.*\n {2}a\.js: …Map\.groupBy\(rows\)…$/,
  )
  expect(unexpectedUses([], { 'Map.groupBy': 1 }).join('\n')).toMatch(/used 0 times/)
})
