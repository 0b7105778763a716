import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root } from './repository.mjs'

/** The folder that the names of test files below are relative to. */
export const server = join(root, 'server')

const textOf = (/** @type {string} */ file) => readFileSync(join(server, file), 'utf8')
const isOneOf = (/** @type {readonly string[]} */ globs, /** @type {string} */ file) =>
  globs.some((glob) => matchesGlob(file, glob))

/** Every test of the server that opens a database. */
export const onDatabase = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^src.+\.test\.ts$/.test(file))
  .filter((file) => /#testing\/[\w-]+\.ts|#database\/embedded|DATABASE_URL/.test(textOf(file)))
  .sort()

/** What starts embedded databases of its own has nothing new to show on PostgreSQL. */
const startEmbeddedDatabases = [
  'src/database/embedded.test.ts',
  'src/database/backup/**',
  'src/cli.test.ts',
  'src/server.test.ts',
]

// Both databases are given the same statements, through the same driver. They can differ where code does more than to
// send statements one after another: where it opens, migrates and copies a database, reads and writes in bulk, waits for
// other connections, has threads and processes of its own, or goes on after one of them was killed.
const whereDatabasesDiffer = [
  'src/{commands,database,dataset,jobs,mail}/**',
  'src/imports/load/**',
  // The views that lay one layer of officials over another, with what an undo brings back.
  'src/imports/spreadsheets/import/layers.test.ts',
  // A file is written in pieces, and read as a stream.
  'src/features/exports/*.test.ts',
  // Every operation is called once by everybody.
  'src/contract.test.ts',
]
// What says on which database it is expects something else there, and what needs a folder, a thread or a process says so.
const saysWhereItIs =
  /DATABASE_URL|isEmbedded|InThread|reachableTestDatabase|folderWithDatabase|openDatabase|databaseOfKilled|startServer/

const ofTheEmbeddedDatabase = onDatabase.filter((file) => isOneOf(startEmbeddedDatabases, file))
const ofEach = onDatabase
  .filter((file) => !ofTheEmbeddedDatabase.includes(file))
  .filter((file) => isOneOf(whereDatabasesDiffer, file) || saysWhereItIs.test(textOf(file)))
const ofOne = onDatabase.filter((file) => !ofTheEmbeddedDatabase.includes(file) && !ofEach.includes(file))

/**
 * The tests on a database by where they can come out otherwise: `ofOne` alike on both, `ofEach` not, and the rest is
 * about the embedded database.
 */
export const databaseTests = { ofOne, ofEach, ofTheEmbeddedDatabase }
