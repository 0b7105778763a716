import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

const needed = 24

/** The Node that runs the project: the one installed with it, else the machine's where that is new enough. */
export function node24() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = join(root, 'node_modules', 'node', 'bin', file)
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath
  throw new Error(
    `Node ${needed} is needed: npm could not install it for this machine, and its own is ${process.version}.`,
  )
}
