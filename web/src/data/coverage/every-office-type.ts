import { officeTypes } from '@atlas/contract/rules/office-types.ts'

/** Every office type with its counts; a type without officials on file gets the counts of `none`. */
export function withEveryOfficeType<Count extends object>(
  counted: readonly ({ readonly office_type: string } & Count)[],
  none: Count,
): ({ readonly office_type: string } & Count)[] {
  const known: readonly string[] = officeTypes
  const all = known.map(
    (type) => counted.find(({ office_type: each }) => each === type) ?? { office_type: type, ...none },
  )
  return [...all, ...counted.filter(({ office_type: type }) => !known.includes(type))]
}
