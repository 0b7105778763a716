import { officeTypes } from '@atlas/contract/rules/office-types.ts'

/** Every office type, with the counts it has or none: what nobody is on file of is told, not left away. */
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
