import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takenOf } from './picture-ages.mjs'
import { release } from './release.mjs'

const changelog =
  '# Changelog\n\n## [1.1.0] - 2026-12-01\n\n### Added\n\n- Lists.\n\n## [1.0.0] - 2026-11-23\n\n- All.\n'
const pictures = [{ name: 'search', shows: ['search.css'] }]
let place = ''
let project = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'atlas-release-'))
  project = join(place, 'project')
  mkdirSync(join(project, 'docs', 'pictures'), { recursive: true })
  write('package.json', '{ "version": "1.1.0" }')
  write('CHANGELOG.md', changelog)
  write('search.css', 'a {}')
  write('docs/pictures/taken.json', JSON.stringify(takenOf(project, pictures)))
  execFileSync('git', ['init', '--quiet', '--bare', join(place, 'remote')])
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Rosa')
  git('config', 'user.email', 'rosa@example.org')
  git('remote', 'add', 'origin', join(place, 'remote'))
  commit()
  git('push', '--quiet', '--set-upstream', 'origin', 'main')
})

afterEach(() => rmSync(place, { recursive: true }))

/** @param {string} file @param {string} text */
function write(file, text) {
  writeFileSync(join(project, file), text)
}

/** @param {...string} words */
function git(...words) {
  return execFileSync('git', words, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim()
}

function commit() {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Change something')
}

function commitAndPush() {
  commit()
  git('push', '--quiet')
}

/** @param {() => Promise<number>} [check] */
function tryRelease(check = async () => 0) {
  return release({ folder: project, pictures, check })
}

test('what is clean, pushed, told of, pictured and checked gets a tag that says what is new', async () => {
  expect(await tryRelease()).toBe('v1.1.0')
  expect(git('tag', '--list', '--format=%(contents)')).toBe('1.1.0\n\n### Added\n\n- Lists.')
  expect(git('rev-parse', 'v1.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
})

test.each([
  { where: 'a file is not committed', spoil: () => write('note.txt', ''), says: 'Something is not committed' },
  {
    where: 'a commit is not pushed',
    spoil: () => {
      write('note.txt', '')
      commit()
    },
    says: 'Not pushed to origin/main: 1 commit.',
  },
  {
    where: 'the remote is ahead',
    spoil: () => {
      write('note.txt', '')
      commitAndPush()
      git('reset', '--quiet', '--hard', 'HEAD~1')
    },
    says: 'origin/main has commits that are not here',
  },
  {
    where: 'the branch was never pushed',
    spoil: () => git('branch', '--unset-upstream'),
    says: 'This branch follows none of a remote',
  },
  {
    where: 'the remote does not answer',
    spoil: () => rmSync(join(place, 'remote'), { recursive: true }),
    says: 'The remote could not be asked',
  },
  { where: 'the version is released', spoil: () => git('tag', 'v1.1.0'), says: 'v1.1.0 is released already' },
  {
    where: 'the CHANGELOG does not know the version',
    spoil: () => {
      write('package.json', '{ "version": "1.2.0" }')
      commitAndPush()
    },
    says: 'lacks the section “## [1.2.0] - YYYY-MM-DD”',
  },
  {
    where: 'the CHANGELOG has no day for it',
    spoil: () => {
      write('CHANGELOG.md', changelog.replace('2026-12-01', 'soon'))
      commitAndPush()
    },
    says: 'lacks the section “## [1.1.0] - YYYY-MM-DD”',
  },
  {
    where: 'a picture is old',
    spoil: () => {
      appendFileSync(join(project, 'search.css'), 'b {}')
      commitAndPush()
    },
    says: 'The picture search is older than its screen',
  },
])('nothing is released or checked where $where', async ({ spoil, says }) => {
  spoil()
  const tags = git('tag')
  let isChecked = false
  const check = async () => {
    isChecked = true
    return 0
  }
  await expect(tryRelease(check)).rejects.toThrow(says)
  expect({ tags: git('tag'), isChecked }).toEqual({ tags, isChecked: false })
})

test('nothing is released where the checks fail', async () => {
  await expect(tryRelease(async () => 1)).rejects.toThrow('The checks failed.')
  expect(git('tag')).toBe('')
})

test('nothing is released that has changed during the checks', async () => {
  const change = async () => {
    write('note.txt', '')
    return 0
  }
  await expect(tryRelease(change)).rejects.toThrow('has changed during the checks')
  expect(git('tag')).toBe('')
})

test('all that speaks against it is said at once', async () => {
  write('note.txt', '')
  git('tag', 'v1.1.0')
  await expect(tryRelease()).rejects.toThrow(/^Not released:\n- Something is .+\n- v1\.1\.0 is .+$/)
})
