/** A file of results that cannot be used; its message is one clear sentence. */
export class ResultsRefused extends Error {
  override readonly name = 'ResultsRefused'
}
