import { respelled } from '#vocabulary/people/split-name.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import type { PostOf } from '#imports/sources/public-pack/people/departures.ts'

const titles =
  /^(?:Bishop|Brother|Capt|Captain|Chief|Coach|Col|Deacon|Dr|Elder|Hon|Judge|Lt|Mayor|Mr|Mrs|Ms|Pastor|Prof|Rev|Sgt|Sheriff)\b/

/** Names that the authors of a list have run together, or whose title they took for the first name. */
export function doubtfulNames(officials: readonly OfficialRecord[], postOf: PostOf): string[] {
  return officials.flatMap((official) => {
    const { name, first } = official
    const why =
      first === null || first === undefined
        ? 'has no first name'
        : titles.test(name)
          ? 'has a title for a first name'
          : respelled(name) === name
            ? null
            : 'has initials run together, or a small letter after Mc'
    return why ? [`The name “${name}”, ${postOf(official)}, ${why}.`] : []
  })
}
