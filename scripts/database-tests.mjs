import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root } from './repository.mjs'

/** Test files below are relative to this folder. */
export const server = join(root, 'server')

const textOf = (/** @type {string} */ file) => readFileSync(join(server, file), 'utf8')
const isOneOf = (/** @type {readonly string[]} */ globs, /** @type {string} */ file) =>
  globs.some((glob) => matchesGlob(file, glob))

/** Every test of the server that opens a database. */
export const onDatabase = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^src.+\.test\.ts$/.test(file))
  .filter((file) => /#testing\/[\w-]+\.ts|#database\/embedded|DATABASE_URL/.test(textOf(file)))
  .sort()

/** Tests that start embedded databases themselves show nothing new on PostgreSQL. */
const startEmbeddedDatabases = [
  'src/database/embedded.test.ts',
  'src/database/backup/**',
  'src/cli.test.ts',
  'src/server.test.ts',
]

// Both databases receive the same statements through the same driver. Results can differ where code does more than
// send one statement after another: where it opens, migrates or copies a database, reads or writes in bulk, waits for
// other connections, uses threads or processes, or continues after one of them was killed.
const whereDatabasesDiffer = [
  'src/{commands,database,dataset,jobs,mail}/**',
  'src/imports/load/**',
  // The views that overlay the layers of officials, and their restoration by an undo.
  'src/imports/spreadsheets/import/layers.test.ts',
  // A file is written in chunks and read as a stream.
  'src/features/exports/*.test.ts',
  // Calls every operation once in every role.
  'src/contract.test.ts',
]
// The test mentions the kind of database, or uses a folder, a thread or a process.
const saysWhereItIs =
  /DATABASE_URL|isEmbedded|InThread|reachableTestDatabase|folderWithDatabase|openDatabase|databaseOfKilled|startServer/

// Tests that these rules would take, and that show nothing more on the embedded database.
const sameOnBoth = [
  // What changed is read by plain statements, and the rest is calculated. dataset.test.ts patches too, on both.
  'src/dataset/patch/**',
  // It only waits for a lock that the other database's single session does not have. session.test.ts is run on both.
  'src/features/accounts/account-life.test.ts',
]

const ofTheEmbeddedDatabase = onDatabase.filter((file) => isOneOf(startEmbeddedDatabases, file))
const ofEach = onDatabase
  .filter((file) => !ofTheEmbeddedDatabase.includes(file) && !isOneOf(sameOnBoth, file))
  .filter((file) => isOneOf(whereDatabasesDiffer, file) || saysWhereItIs.test(textOf(file)))
const ofOne = onDatabase.filter((file) => !ofTheEmbeddedDatabase.includes(file) && !ofEach.includes(file))

/**
 * The database tests by where their results can differ: `ofOne` are the same on both, `ofEach` may differ, and the
 * others concern only the embedded database.
 */
export const databaseTests = { ofOne, ofEach, ofTheEmbeddedDatabase }
