import { install } from './install.mjs'

/**
 * Runs a script of the repository once its packages are installed. Ends with the script's exit code, or prints what
 * went wrong on one line.
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
