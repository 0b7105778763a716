import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from './main.mjs'
import { oldPictures } from './picture-ages.mjs'
import { pictures } from './pictures.mjs'
import { root } from './repository.mjs'
import { run } from './run.mjs'

/**
 * Tags the committed tree as the version in package.json, or lists everything that prevents it:
 *
 *     npm run release
 *
 * @typedef {object} Release
 * @property {string} folder of the project
 * @property {readonly import('./picture-ages.mjs').Shown[]} pictures
 * @property {() => Promise<number>} check returns its exit code
 */

/**
 * Returns the name of the new tag.
 *
 * @param {Release} release
 */
export async function release({ folder, pictures, check }) {
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  )
  const tag = `v${version}`
  const news = newsOf(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), version)
  const commit = git(folder, 'rev-parse', 'HEAD').text
  const refusals = [
    ...refusalsOfTree(folder),
    ...refusalsOfRemote(folder),
    ...(git(folder, 'rev-parse', '--verify', '--quiet', `refs/tags/${tag}`).isGood
      ? [`${tag} is released already: raise the version in package.json.`]
      : []),
    ...(news ? [] : [`CHANGELOG.md lacks the section “## [${version}] - YYYY-MM-DD”, or it says nothing.`]),
    ...oldPictures(folder, pictures).map(
      (name) => `The picture ${name} is older than its screen: npm run pictures, then look at it.`,
    ),
  ]
  if (refusals.length > 0) throw new Error(['Not released:', ...refusals].join('\n- '))
  // Last, because it takes a quarter of an hour.
  if ((await check()) !== 0) throw new Error('Not released:\n- The checks failed.')
  if (git(folder, 'rev-parse', 'HEAD').text !== commit || refusalsOfTree(folder).length > 0)
    throw new Error('Not released:\n- What is checked in or lies here has changed during the checks.')
  const made = git(folder, 'tag', '--annotate', '--cleanup=verbatim', '--message', `${version}\n\n${news}`, tag, commit)
  if (!made.isGood) throw new Error(`The tag could not be made: ${made.error}`)
  return tag
}

/** The text about a version in the CHANGELOG, without its heading. @param {string} changelog @param {string} version */
function newsOf(changelog, version) {
  const section = changelog.split(/^## /m).find((part) => part.startsWith(`[${version}] - `)) ?? ''
  const [heading = '', ...lines] = section.split('\n')
  return /\] - \d{4}-\d{2}-\d{2}$/.test(heading) ? lines.join('\n').trim() : ''
}

/** @param {string} folder */
function refusalsOfTree(folder) {
  return git(folder, 'status', '--porcelain').text === '' ? [] : ['Something is not committed: git status.']
}

/** @param {string} folder */
function refusalsOfRemote(folder) {
  const upstream = git(folder, 'rev-parse', '--abbrev-ref', '@{upstream}')
  if (!upstream.isGood) return ['This branch follows none of a remote: git push --set-upstream origin main.']
  const fetched = git(folder, 'fetch', '--quiet', '--tags')
  if (!fetched.isGood) return [`The remote could not be asked: ${fetched.error}`]
  const [ours = '', theirs = ''] = git(folder, 'rev-list', '--left-right', '--count', 'HEAD...@{upstream}').text.split(
    '\t',
  )
  return [
    ...(ours === '0' ? [] : [`Not pushed to ${upstream.text}: ${ours} ${ours === '1' ? 'commit' : 'commits'}.`]),
    ...(theirs === '0' ? [] : [`${upstream.text} has commits that are not here: git pull.`]),
  ]
}

/** @param {string} folder @param {...string} words */
function git(folder, ...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  return { isGood: status === 0, text: stdout.trim(), error: stderr.trim() }
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const tag = await release({ folder: root, pictures, check: () => run(join(root, '.ci', 'run'), []) })
    console.log(`${tag} is made. To publish it: git push origin ${tag}`)
    return 0
  })
}
