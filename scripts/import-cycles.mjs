import { importedFile, importsOf } from './imports.mjs'

/** @typedef {ReadonlyMap<string, readonly string[]>} Imports file → the files that it imports */

const listFormat = new Intl.ListFormat('en')

/**
 * A line for each group of files that import each other in a cycle, with one path around it.
 *
 * @param {ReadonlyMap<string, string>} files path from the root, with `/` → text
 * @returns {string[]}
 */
export function importCycles(files) {
  /** @type {Imports} */
  const imports = new Map(Array.from(files, ([file, text]) => [file, importedFiles(file, text)]))
  const cycles = components(imports).filter(({ length }) => length > 1)
  return cycles.map((unsorted) => {
    const cycle = unsorted.toSorted()
    return `${listFormat.format(cycle)} import each other in a cycle: ${wayBack(cycle[0] ?? '', imports).join(' → ')}`
  })
}

/**
 * @param {string} file
 * @param {string} text
 */
function importedFiles(file, text) {
  return importsOf(text).flatMap((imported) => importedFile(file, imported) ?? [])
}

/**
 * The strongly connected components: files that lead to each other, by Tarjan's algorithm.
 *
 * @param {Imports} imports
 */
function components(imports) {
  /** @type {string[][]} */
  const found = []
  /** @type {string[]} Those whose component may still grow. */
  const open = []
  /** @type {Map<string, number>} */
  const numbers = new Map()
  const visit = (/** @type {string} */ file) => {
    const number = numbers.size
    numbers.set(file, number)
    const index = open.push(file) - 1
    let lowest = number
    for (const imported of imports.get(file) ?? []) {
      const known = numbers.get(imported)
      if (known === undefined) lowest = Math.min(lowest, visit(imported))
      else if (open.includes(imported)) lowest = Math.min(lowest, known)
    }
    if (lowest === number) found.push(open.splice(index))
    return lowest
  }
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file)
  return found
}

/**
 * The shortest path from a file of a cycle back to itself.
 *
 * @param {string} start
 * @param {Imports} imports
 */
function wayBack(start, imports) {
  const ways = [[start]]
  const reached = new Set()
  for (const way of ways) {
    for (const file of imports.get(way.at(-1) ?? '') ?? []) {
      if (file === start) return [...way, start]
      if (!reached.has(file)) ways.push([...way, file])
      reached.add(file)
    }
  }
  return []
}
