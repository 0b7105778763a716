import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicData } from '#imports/public-data.ts'
import { fetchedPaths, tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'

interface SourceFile {
  readonly path: string
  readonly source?: string
  readonly publisher: string
  readonly licence: string
  readonly as_of: string
}

const sourceFiles = JSON.parse(readFileSync(join(publicData, 'sources.json'), 'utf8')) as SourceFile[]
const sourcesOfFiles = sourceFiles.flatMap((file) =>
  Object.values(sources).flatMap((source) => (source.id === file.source ? [[file.path, file, source] as const] : [])),
)

test.each(sourcesOfFiles)(
  '%s is shown with the publisher, license and day that its list of sources states',
  (_, file, source) => {
    // Where one file has several sources, the first is the main one.
    expect(file.publisher.split('; ')[0]).toBe(source.publisher.split('; ')[0])
    expect([file.licence, file.as_of]).toEqual([source.licence, source.asOf])
  },
)

test('every file that is read has a source', () => {
  const read = [...Object.values(tableFiles), ...fetchedPaths['open-states'].map((path) => path.split('/')[0] ?? '')]
  const paths = new Set(sourcesOfFiles.map(([path]) => path))
  expect([...new Set(read)].filter((path) => !paths.has(path))).toEqual([])
})
