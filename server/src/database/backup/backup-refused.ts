/** A backup that cannot be made or used; its message is one clear sentence, and nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
