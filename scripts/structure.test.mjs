import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrows } from './arrows.mjs'
import { root } from './repository.mjs'
import { arrowsWithin, pictureOf } from './structure.mjs'

const rooms = {
  page: ['search', 'shared', 'contract'],
  search: ['shared', 'contract'],
  shared: ['contract'],
  'shared/map': ['shared/ui'],
  'shared/ui': [],
}

test('a picture leaves out what follows from other arrows, and what every room may import', () => {
  expect(arrowsWithin(rooms)).toEqual({ page: ['search'], search: ['shared'], shared: [] })
})

test('the rooms of a folder have a picture of their own', () => {
  expect(pictureOf(arrowsWithin(rooms, 'shared'))).toBe(
    ['```mermaid', 'flowchart TD', '  r0["map"]', '  r1["ui"]', '  r0 --> r1', '```'].join('\n'),
  )
})

test('the pictures of the structure are those of the arrows', async () => {
  const command = 'npm run test:unit -- --project=scripts structure --update'
  await expect(page(), `docs/generated/structure.md is stale. To write it anew: ${command}`).toMatchFileSnapshot(
    join(root, 'docs/generated/structure.md'),
  )
})

function page() {
  const { server = {}, web = {} } = arrows
  const parts = [
    { title: 'The server', of: server },
    { title: 'How data comes in: `server/src/imports`', of: server, folder: 'imports' },
    { title: 'The web page', of: web },
    { title: 'What every screen is made of: `web/src/shared`', of: web, folder: 'shared' },
  ]
  return `# The structure in pictures

Drawn from \`scripts/arrows.mjs\`, the table by which \`npm run check\` refuses every other import: a box is a folder, an arrow leads to what it may import. Arrows that follow from two others are left out, and those to the contract, which every folder may import. What lives in each folder: [architecture.md](../architecture.md).

${parts.map(({ title, of, folder }) => `## ${title}\n\n${pictureOf(arrowsWithin(of, folder))}`).join('\n\n')}
`
}
