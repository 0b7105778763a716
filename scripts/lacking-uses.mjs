import { createRequire } from 'node:module'
import { join } from 'node:path'
import { lackingApis } from './lacking-apis.mjs'
import { root } from './repository.mjs'

/**
 * @typedef {{ [key: string]: unknown, type: string, start: number }} Node of the syntax tree
 * @typedef {{ api: string, file: string, code: string }} Use
 */

/** The global instances of some interfaces. */
const ownersByObject = new Map([
  ['window', 'Window'],
  ['self', 'Window'],
  ['globalThis', 'Window'],
  ['document', 'Document'],
  ['navigator', 'Navigator'],
  ['history', 'History'],
  ['performance', 'Performance'],
  ['crypto', 'Crypto'],
])

/**
 * Uses of what one of the browsers lacks: a global, a static member (`Map.groupBy`), a method that no interface of all
 * browsers has (`element.checkVisibility()`), or an event. A method that the code itself defines does not count.
 *
 * @param {ReadonlyMap<string, string>} files code by name
 * @param {import('./lacking-apis.mjs').Browsers} browsers
 * @returns {Use[]}
 */
export function lackingUses(files, browsers) {
  const asks = lookUp(browsers)
  const nodes = [...files].flatMap(([file, code]) => nodesOf(file, code))
  const defined = new Set(nodes.flatMap(({ node, role }) => nameThatIsDefined(node, role) ?? []))
  return nodes.flatMap(({ node, parent, role, file, code }) => {
    const api = asks.global(node, parent, role) ?? asks.member(node) ?? asks.method(node, defined) ?? asks.event(node)
    return api ? [{ api, file, code: code.slice(Math.max(0, node.start - 40), node.start + 60) }] : []
  })
}

/**
 * A line for each use that nobody has reviewed, and for each reviewed use that no longer exists.
 *
 * @param {readonly Use[]} uses
 * @param {Readonly<Record<string, number>>} expected how often each is used where it is there
 * @returns {string[]}
 */
export function unexpectedUses(uses, expected) {
  const apis = new Set([...uses.map(({ api }) => api), ...Object.keys(expected)])
  return [...apis].flatMap((api) => {
    const found = uses.filter((use) => use.api === api)
    if (found.length === (expected[api] ?? 0)) return []
    const places = found.map(({ file, code }) => `  ${file}: …${code.replaceAll(/\s+/g, ' ')}…`)
    return [`${api} is not in every browser of web/oldest-browsers.json, and is used ${found.length} times:`, ...places]
  })
}

/** @param {import('./lacking-apis.mjs').Browsers} browsers */
function lookUp(browsers) {
  const { lacking, membersEverywhere } = lackingApis(browsers)
  const globals = new Set(lacking.filter(({ member }) => !member).map(({ owner }) => owner))
  const ofWindow = lacking.filter(({ owner }) => owner === 'Window').map(({ member }) => member)
  const members = new Set(lacking.map(({ owner, member }) => `${owner}.${member}`))
  const ownerOf = new Map(lacking.map(({ owner, member }) => [member, owner]))
  return {
    /** @param {Node} node @param {Node | null} parent @param {string} role */
    global({ type, name }, parent, role) {
      if (type !== 'Identifier' || typeof name !== 'string' || isName(parent, role)) return undefined
      return globals.has(name) || (ofWindow.includes(name) && role === 'callee') ? name : undefined
    },
    /** @param {Node} node */
    member(node) {
      const [object, member] = partsOfMember(node)
      const name = `${ownersByObject.get(object) ?? object}.${member}`
      return members.has(name) ? name : undefined
    },
    /** @param {Node} node @param {ReadonlySet<string>} defined */
    method({ type, callee, optional }, defined) {
      if (type !== 'CallExpression' || optional) return undefined
      const [object, member] = partsOfMember(/** @type {Node} */ (callee))
      const owner = members.has(`${ownersByObject.get(object) ?? object}.${member}`) ? undefined : ownerOf.get(member)
      return owner && !membersEverywhere.has(member) && !defined.has(member) ? `${owner}.${member}` : undefined
    },
    /** @param {Node} node */
    event({ type, callee, arguments: parameters }) {
      if (type !== 'CallExpression') return undefined
      const [, method] = partsOfMember(/** @type {Node} */ (callee))
      const event = String(/** @type {Node[]} */ (parameters)[0]?.['value'])
      const name = `${event}_event`
      const isLacking = method === 'addEventListener' && ownerOf.has(name) && !membersEverywhere.has(name)
      return isLacking ? `${ownerOf.get(name)}: event ${event}` : undefined
    },
  }
}

/** An identifier that is only the name of a property. @param {Node | null} parent @param {string} role */
function isName(parent, role) {
  return !parent?.['computed'] && (role === 'property' || role === 'key')
}

/** `Map` and `groupBy` of `Map.groupBy`. @param {Node} node @returns {[string, string]} */
function partsOfMember({ type, computed, object, property }) {
  if (type !== 'MemberExpression' || computed) return ['', '']
  const [owner, member] = /** @type {{ name?: string }[]} */ ([object, property])
  return [owner?.name ?? '', member?.name ?? '']
}

/** `{ groupBy() {} }`, a class's method and `object.groupBy = …`. @param {Node} node @param {string} role */
function nameThatIsDefined(node, role) {
  const { type, key, computed } = node
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(type) && !computed)
    return /** @type {{ name?: string }} */ (key).name
  return type === 'MemberExpression' && role === 'left' ? partsOfMember(node)[1] : undefined
}

/**
 * @param {string} file
 * @param {string} code
 */
function nodesOf(file, code) {
  const { parseSync } = /** @type {typeof import('vite')} */ (createRequire(join(root, 'web', 'package.json'))('vite'))
  const found = /** @type {{ node: Node, parent: Node | null, role: string, file: string, code: string }[]} */ ([])
  /** @param {unknown} value @param {Node | null} parent @param {string} role */
  const visit = (value, parent, role) => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, parent, role))
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = /** @type {Node} */ (value)
    found.push({ node, parent, role, file, code })
    for (const [name, part] of Object.entries(node)) visit(part, node, name)
  }
  visit(parseSync(file, code).program, null, '')
  return found
}
