/** What kind of value a column holds: the six labels of the specification, and what each means. */
export const dataTypeWords = {
  int: 'Whole number',
  str: 'Text',
  list: 'List of texts',
  dict: 'Named whole numbers',
  datetime: 'Calendar day, YYYY-MM-DD',
  percentage: 'Share; 0.4281 in the API, shown as 42.8%',
} as const

export type DataType = keyof typeof dataTypeWords
export const dataTypes = Object.keys(dataTypeWords) as [DataType, ...DataType[]]
