import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, pictures } from './pictures.mjs'
import { root } from './repository.mjs'

const largestBytes = 150_000

test('the README shows each picture that is taken, and says what is on it', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  for (const { name, alt } of pictures)
    expect(
      [`![${alt}](docs/pictures/${name}.webp)`, `src="docs/pictures/${name}.webp" alt="${alt}"`].filter((image) =>
        readme.includes(image),
      ),
    ).toHaveLength(1)
})

test('nothing else lies beside them, and each travels fast', () => {
  expect(readdirSync(folder).sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort())
  for (const { name } of pictures) {
    const bytes = readFileSync(join(folder, `${name}.webp`))
    expect([name, bytes.toString('latin1', 8, 12)]).toEqual([name, 'WEBP'])
    expect(bytes.length, name).toBeLessThan(largestBytes)
  }
})
