import { slug } from '@atlas/contract/rules/normalized.ts'
import { readCsv } from '#imports/reading/csv.ts'
import { countyField, dayField } from '#imports/reading/fields.ts'
import { type Reading, RowRefused } from '#imports/reading/rows.ts'
import type { TextFile } from '#imports/reading/text-file.ts'
import { jurisdictionKey } from '#imports/records/jurisdiction-keys.ts'
import { respelled, splitName } from '#vocabulary/people/split-name.ts'
import type { OfficialRecord } from '#imports/records/records.ts'
import { sources } from '#imports/sources/public-pack/files/sources.ts'

/** A sheriff from a list, as the successor of the elected one, or where the returns name nobody. */
export interface ListedSheriff {
  readonly official: OfficialRecord
  /** The person in the returns; null where they name nobody. */
  readonly elected: string | null
  readonly list: string
  /** Whether the list may be older than the returns, so that nobody is replaced and a person has to check. */
  readonly isUncertain: boolean
}

const columns = ['county_fips', 'name', 'elected', 'list', 'as_of', 'certainty'] as const

type Certainty = 'follows' | 'asked' | 'listed'

export function readSheriffs(file: TextFile, counties: ReadonlySet<string>): Reading<ListedSheriff> {
  return readCsv(file, columns, ({ values }) => {
    const certainty = certaintyField(values.certainty)
    const elected = values.elected || null
    if ((elected === null) !== (certainty === 'listed'))
      throw new RowRefused(`certainty does not fit whom the returns name: "${values.certainty}"`)
    const key = jurisdictionKey.county(countyField(values.county_fips, counties))
    const name = splitName(respelled(values.name))
    const asOf = dayField(values.as_of, 'as_of')
    const { id } = sources.sheriffs
    return {
      official: {
        key: `${key}/sheriff/${slug(name.name)}`,
        office: 'Sheriff',
        jurisdictionKey: key,
        ...name,
        party: null,
        sourceId: id,
        asOf,
        method: 'reported',
        provenance: {
          'eo.name': {
            source: id,
            as_of: asOf,
            method: 'reported',
            note: [
              `${values.list}.`,
              elected === null
                ? 'The returns on file name nobody for this office.'
                : `${elected} was elected and is not sheriff any more.`,
              ...(isNicknameAlone(values.name)
                ? [`The list has a nickname and a last name alone: ${values.name}.`]
                : []),
            ].join(' '),
          },
        },
      },
      elected,
      list: values.list,
      isUncertain: certainty === 'asked',
    }
  })
}

function certaintyField(text: string): Certainty {
  if (text === 'follows' || text === 'asked' || text === 'listed') return text
  throw new RowRefused(`certainty has no meaning that is known: "${text}"`)
}

/** “Tommy” Romero */
function isNicknameAlone(name: string): boolean {
  return /^["“][^"”]+["”] \S+$/.test(name)
}
