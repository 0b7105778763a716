/** A name in three parts around the last name, which stands out because lists are sorted by it. */
export function splitName(name: string, last: string | null): [before: string, last: string, after: string] {
  const place = last ? name.lastIndexOf(last) : -1
  return last && place >= 0 ? [name.slice(0, place), last, name.slice(place + last.length)] : [name, '', '']
}
