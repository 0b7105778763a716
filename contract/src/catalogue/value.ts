/** What a column contains in the API: see the data types. Unknown is null, never 0 and never ''. */
export type ColumnValue = string | number | readonly string[] | Readonly<Record<string, number | null>> | null
