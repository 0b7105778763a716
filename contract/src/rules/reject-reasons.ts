/** Why an administrator rejects somebody, as the person reads it. */
export const rejectReasons = {
  unknown_person: 'We could not make sure who you are.',
  unknown_organization: 'We could not find your organization.',
  other_account: 'You have another account already.',
  other_use: 'The atlas is not meant for this use.',
} as const
export type RejectReason = keyof typeof rejectReasons
export const rejectReasonIds = Object.keys(rejectReasons) as [RejectReason, ...RejectReason[]]
