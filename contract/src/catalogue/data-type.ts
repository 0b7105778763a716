/**
 * What kind of value a column holds; the six labels of the specification.
 * - `int`: a whole number
 * - `str`: text
 * - `list`: several texts
 * - `dict`: named whole numbers
 * - `datetime`: a calendar day, `YYYY-MM-DD`
 * - `percentage`: a fraction; 0.4281 is shown as 42.8%
 */
export const dataTypes = ['int', 'str', 'list', 'dict', 'datetime', 'percentage'] as const
export type DataType = (typeof dataTypes)[number]
