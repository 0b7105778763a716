/** An import that cannot go on; its message is one clear sentence, and the database is as it was before. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused'
}
