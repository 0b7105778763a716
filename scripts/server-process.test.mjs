import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'
import { environment, flags } from './server-process.mjs'

test('what Node compiles of the server is kept with the packages', () => {
  const script = "process.stdout.write(require('node:module').getCompileCacheDir())"
  const output = execFileSync(process.execPath, [...flags, '--eval', script], { cwd: root, env: environment })
  expect(output.toString()).toContain(join(root, 'node_modules', '.cache', 'node'))
})
