import { install } from './install.mjs'

/**
 * Runs a script of the repository once the packages that it needs are installed: ends with its exit code, or with the
 * one line of what went wrong.
 *
 * @param {() => Promise<number>} script
 * @param {() => Promise<void>} prepare installs everything, unless the script needs less
 */
export async function main(script, prepare = install) {
  try {
    await prepare()
    process.exitCode = await script()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
