/** Why a file of results cannot be used; the message is one sentence for the person. */
export class ResultsRefused extends Error {
  override readonly name = 'ResultsRefused'
}
