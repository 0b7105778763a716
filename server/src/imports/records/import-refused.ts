/** An import that cannot continue. Its message is one clear sentence, and the database is unchanged. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
}
