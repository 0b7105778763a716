import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oldPictures, takenOf } from './picture-ages.mjs'

const pictures = [
  { name: 'search', shows: ['search', 'colors.css'] },
  { name: 'places', shows: ['places', 'colors.css'] },
]
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'atlas-picture-ages-'))
  for (const folder of ['search', 'places', 'docs/pictures']) mkdirSync(join(project, folder), { recursive: true })
  for (const file of ['search/Table.tsx', 'search/Table.test.tsx', 'places/List.tsx', 'colors.css'])
    writeFileSync(join(project, file), file)
  writeFileSync(join(project, 'docs', 'pictures', 'taken.json'), JSON.stringify(takenOf(project, pictures)))
})

afterEach(() => rmSync(project, { recursive: true }))

test.each([
  { changed: 'nothing', file: null, old: [] },
  { changed: 'a test of a screen', file: 'search/Table.test.tsx', old: [] },
  { changed: 'a screen', file: 'search/Table.tsx', old: ['search'] },
  { changed: 'what a screen is made of', file: 'places/Row.tsx', old: ['places'] },
  { changed: 'what every screen wears', file: 'colors.css', old: ['search', 'places'] },
])('where $changed has changed, these pictures are old: $old', ({ file, old }) => {
  if (file) appendFileSync(join(project, file), 'other')
  expect(oldPictures(project, pictures)).toEqual(old)
})

test('a picture that nothing is noted of is old', () => {
  rmSync(join(project, 'docs', 'pictures', 'taken.json'))
  expect(oldPictures(project, pictures)).toEqual(['search', 'places'])
})
