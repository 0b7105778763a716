/** The only packages, including Node's own, that a folder may import, so that it stays free of I/O, HTTP and SQL. */
const packages = [
  { place: /^contract\//, allowed: ['zod'] },
  { place: /^server\/src\/search\//, allowed: ['zod'] },
  { place: /^server\/src\/vocabulary\//, allowed: [] },
]

/**
 * @param {string} file
 * @param {string} imported
 */
export function reasonAgainstPackage(file, imported) {
  const rule = packages.find(({ place }) => place.test(file))
  if (rule && !rule.allowed.includes(imported.split('/')[0] ?? ''))
    return `no package is imported here but ${rule.allowed.join(', ')}`
}
