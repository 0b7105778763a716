import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const library = 'lucide-react'

/**
 * Imports each icon from its own file. Imported through the library's list of all icons, every module that shows one
 * icon would seem to need all of them, and they would all load with the first page (see `cutChunks`).
 */
export function iconsByFile(): Plugin {
  let fileOf: ReadonlyMap<string, string>
  return {
    name: 'icons-by-file',
    apply: 'build',
    async buildStart() {
      const list = await this.resolve(library)
      if (!list) throw new Error(`${library} is not installed: run npm install.`)
      fileOf = filesOfIcons(readFileSync(list.id, 'utf8'))
    },
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler: (code) => ({ code: importByFile(code, fileOf), map: null }),
    },
  }
}

/** The file of each icon by each of its names, from the library's own list: `{ default as Check } from './icons/…'`. */
function filesOfIcons(list: string): ReadonlyMap<string, string> {
  const lines = list.matchAll(/^export \{([^}]*)\} from '\.\/(icons\/[\w-]+)\.mjs'/gm)
  return new Map(
    Array.from(lines).flatMap(([, names = '', file = '']) =>
      Array.from(names.matchAll(/default as (\w+)/g), ([, name = '']) => [name, file] as const),
    ),
  )
}

/** Keeps each import on its line, so that no source map is needed. */
function importByFile(code: string, fileOf: ReadonlyMap<string, string>): string {
  return code.replaceAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g, (_, names: string) =>
    names
      .split(',')
      .filter((name) => name.trim())
      .map((name) => {
        const [icon = '', local = icon] = name.trim().split(' as ')
        const file = fileOf.get(icon)
        if (!file) throw new Error(`${library} has no file for the icon ${icon}: update web/build/icons.ts.`)
        return `import ${local} from '${library}/${file}';`
      })
      .join(' '),
  )
}
