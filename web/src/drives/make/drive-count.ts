import type { countDrive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { Reply } from '@atlas/contract/endpoints/endpoint.ts'

/** What a drive could ask for. */
export type DriveCount = Reply<typeof countDrive>
