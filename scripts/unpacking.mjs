const imports = /\bimport\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'(?:node:zlib|zlib|fflate|tar)'/g
const unpacks = /gunzip|inflate|unzip|decompress|^extract$|^list$|^Parser$/i

/**
 * Whether a file decompresses something with an API of Node, the browser or a library.
 *
 * @param {string} text
 */
export function isUnpacking(text) {
  const names = Array.from(text.matchAll(imports), ([, words = '']) => words.split(',')).flat()
  const importsAll = /\bimport\s*(?:\*|\w)[^'{]*from\s*'(?:node:zlib|zlib|fflate|tar)'|\bnew DecompressionStream\b/
  return importsAll.test(text) || names.some((name) => unpacks.test(name.trim()))
}
