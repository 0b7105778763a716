import { install } from './install.mjs'

/**
 * Runs a script of the repository once the packages are installed: ends with its exit code, or with the one line of
 * what went wrong.
 *
 * @param {() => Promise<number>} script
 */
export async function main(script) {
  try {
    await install()
    process.exitCode = await script()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
