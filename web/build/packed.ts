import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts are compressed already. */
const worthPacking = /\.(?:js|css|html|json|svg)$/

const packings: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': async (bytes) =>
    await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': async (bytes) => await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Compresses each file once, as far as possible, beside the file; the server sends the result as it is. */
export function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter(({ name }) => worthPacking.test(name))
      await Promise.all(files.map(({ parentPath, name }) => pack(join(parentPath, name))))
    },
  }
}

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path)
  for (const [ending, packed] of Object.entries(packings)) {
    const smaller = await packed(bytes)
    if (smaller.length < bytes.length) await writeFile(path + ending, smaller)
  }
}
