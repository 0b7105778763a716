import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

const features = join(root, 'web', 'src', 'features')

/** @param {string} text */
function classesOf(text) {
  const rules = text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/^ {0,2}\.([a-z][\w-]*)\s*[,{]/gm)
  return new Set([...rules].map(([, name]) => String(name)))
}

// The styles of a feature stay once they are fetched, and so they reach into every page opened later.
test('no two features style a class of the same name', () => {
  /** @type {Map<string, Set<string>>} */
  const owners = new Map()
  for (const name of readdirSync(features, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue
    const [feature = ''] = name.split(/[\\/]/)
    for (const each of classesOf(readFileSync(join(features, name), 'utf8')))
      owners.set(each, (owners.get(each) ?? new Set()).add(feature))
  }
  expect(owners.size).toBeGreaterThan(100)
  const shared = [...owners].filter(([, of]) => of.size > 1).map(([name, of]) => `.${name}: ${[...of].join(' and ')}`)
  expect(shared).toEqual([])
})
