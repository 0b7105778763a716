/** The head of a table in which every column has a heading. */
export function TableHead({ headings }: { readonly headings: readonly string[] }) {
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}
