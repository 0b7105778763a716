/** Phones as sources write them, each with how it is shown. */
export const phonesAsWritten: readonly (readonly [written: string, shown: string])[] = [
  ...[
    '334-555-0100',
    '334.555.0100',
    '334 555 0100',
    '334–555–0100',
    '334/555-0100',
    '(334) 555-0100',
    '(334)555-0100',
    '3345550100',
    '13345550100',
    '1-334-555-0100',
    '+1 (334) 555-0100',
    '+1.334.555.0100',
    ' 334-555-0100 ',
  ].map((text) => [text, '(334) 555-0100'] as const),
  ...[
    '662-323-2525 ext. 3100',
    '(662) 323-2525, Extension 3100',
    '662-323-2525 x3100',
    '662-323-2525x3100',
    '662-323-2525 #3100',
    '662.323.2525 Ext: 3100',
    '+1 662 323 2525 EXT 3100',
  ].map((text) => [text, '(662) 323-2525 ext. 3100'] as const),
]

/** What is no number of ten digits, or more than one. */
export const noPhones: readonly string[] = [
  '',
  'Call the clerk',
  '911',
  '555-0100',
  '+44 20 7946 0958',
  '034-555-0100',
  '334-055-0100',
  '334-555-01000',
  '334-555-0100 or 334-555-0101',
  '334-555-0100 (cell)',
  '334-555-0100 ext. 3100, ask for Ann',
]
