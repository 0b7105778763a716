/**
 * Runs a script of the repository: ends with its exit code, or with the one line of what went wrong.
 *
 * @param {() => Promise<number>} script
 */
export async function main(script) {
  try {
    process.exitCode = await script()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
