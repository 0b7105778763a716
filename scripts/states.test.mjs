import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { all } from '../states/all.ts'
import { root } from './repository.mjs'
import { missingParts, stateFolders, stateLists } from './states.mjs'

test.each(stateLists())('$path has every folder of a state', async ({ path, text }) => {
  const command = 'npm run test:unit -- --project=scripts states --update'
  await expect(text, `${path} is stale. To write it anew: ${command}`).toMatchFileSnapshot(join(root, path))
})

test.each(stateFolders())('%s says everything that is asked of a state', async (folder) => {
  const missing = await missingParts(folder)
  expect(missing, missing.join('\n')).toEqual([])
})

test('a folder is called as its state is, in lower case with dashes', () => {
  const names = Object.values(all).map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))
  expect(stateFolders()).toEqual(names.sort())
})

test('what a new state lacks is named, with the file where it is to stand', async () => {
  const repository = mkdtempSync(join(tmpdir(), 'atlas-states-'))
  onTestFinished(() => rmSync(repository, { recursive: true }))
  mkdirSync(join(repository, 'states', 'south-carolina'), { recursive: true })
  writeFileSync(join(repository, 'states', 'south-carolina', 'state.ts'), "export const state = { id: '45' }\n")
  expect(stateFolders(repository)).toEqual(['south-carolina'])
  const [all, laws] = stateLists(repository).map(({ text }) => text)
  expect(all).toContain('[southCarolina.id]: southCarolina,')
  expect(laws).toContain('[southCarolina.id]: lawOfSouthCarolina,')
  expect(await missingParts('south-carolina', repository)).toContain(
    'South Carolina has no ZIP codes: states/south-carolina/state.ts',
  )
})

test('no two states have one code', () => {
  expect(new Set(Object.values(all).map(({ code }) => code)).size).toBe(stateFolders().length)
})

test('the page on adding a state names files that there are', () => {
  const page = readFileSync(join(root, 'docs', 'add-a-state.md'), 'utf8')
  const paths = [...page.matchAll(/`((?:states|server|scripts|public-data)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test.each(stateFolders())('%s is described in words', (folder) => {
  expect(existsSync(join(root, 'states', folder, 'README.md')), `states/${folder}/README.md is missing`).toBe(true)
})
