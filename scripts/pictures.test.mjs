import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takenFile } from './picture-ages.mjs'
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
  const lying = readdirSync(folder).filter((file) => file !== takenFile)
  expect(lying.sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort())
  for (const { name } of pictures) {
    const bytes = readFileSync(join(folder, `${name}.webp`))
    expect([name, bytes.toString('latin1', 8, 12)]).toEqual([name, 'WEBP'])
    expect(bytes.length, name).toBeLessThan(largestBytes)
  }
})

test('each says which folders its screen is made of, and they are there', () => {
  for (const { shows } of pictures) expect(shows.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
