import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takenFile } from './picture-ages.mjs'
import { folder, pictures } from './pictures.mjs'
import { root } from './repository.mjs'

const largestBytes = 150_000

test('the README or a page of help shows each picture that is taken, and says what is on it', () => {
  const help = join(root, 'docs', 'help')
  const pages = [join(root, 'README.md'), ...readdirSync(help).map((name) => join(help, name))]
  const texts = pages.map((page) => readFileSync(page, 'utf8')).join('\n')
  for (const { name, alt } of pictures)
    expect(
      ['docs/pictures', '../pictures'].filter(
        (folder) =>
          texts.includes(`![${alt}](${folder}/${name}.webp)`) ||
          texts.includes(`src="${folder}/${name}.webp" alt="${alt}"`),
      ),
      name,
    ).not.toEqual([])
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
