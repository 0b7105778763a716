import { normalized } from '@atlas/contract/rules/normalized.ts'
import { ethnicities } from '@atlas/contract/rules/ethnicities.ts'
import { ethnicityOf, genders, likelyEthnicity } from '#imports/records/ethnicities.ts'
import { genderOf } from '#imports/spreadsheets/cells/gender.ts'
import { parties } from '@atlas/contract/rules/parties.ts'
import { partyWord } from '#imports/records/parties.ts'
import {
  cellByCell,
  type ColumnContext,
  type ColumnReader,
  type ColumnReading,
  valuesOf,
} from '#imports/spreadsheets/match/columns/column.ts'
import { quotedList } from '#imports/spreadsheets/match/columns/notices.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'

/** A column of a few words with meanings in the atlas; a question is asked about uncertain ones. */
interface Groups {
  /** null means unknown; undefined means that a question is needed. */
  readonly meaning: (text: string) => string | null | undefined
  readonly likely: (text: string) => string | null
  readonly words: readonly string[]
  /** Ethnicity is never guessed, and never omitted without a question. */
  readonly isNeeded: boolean
}

const nothingKnown =
  /^(\?+|unk(nown)?|n\/?a|none|[-–—.]+|not (known|stated|available)|unspecified|x|\(blank\)|declined)$/i
const mostAsked = 100

function groupReader(groups: Groups): ColumnReader {
  return (context) => {
    const uncertain = uncertainValues(context, groups)
    const column = cellByCell(context, (text, notices) => {
      const answer = context.answer('values', text)
      const meaning = answer ?? meaningOf(text, groups)
      if (meaning === undefined || meaning === '') {
        if (meaning === undefined && !groups.isNeeded) notices.note('unreadable', text)
        return { values: [] }
      }
      if (meaning === null) notices.note('nothing_known', text)
      else if (normalized(meaning) !== normalized(text)) notices.note('synonyms', `“${text}” = ${meaning}`)
      return { values: meaning === null ? [] : [[context.column, meaning]] }
    })
    return uncertain.length === 0 ? column : withQuestion(column, uncertain, context, groups)
  }
}

function meaningOf(text: string, { meaning }: Groups): string | null | undefined {
  return nothingKnown.test(text) ? null : meaning(text)
}

/** The values with an uncertain meaning, about which questions are asked. */
function uncertainValues({ cells }: ColumnContext, groups: Groups): [string, number][] {
  const values = valuesOf(cells)
  const isOpen = ([value]: [string, number]) => meaningOf(value, groups) === undefined
  return values.filter(isOpen)
}

function withQuestion(
  column: ColumnReading,
  uncertain: readonly [string, number][],
  context: ColumnContext,
  { likely, words, isNeeded }: Groups,
): ColumnReading {
  const open = uncertain.filter(([value]) => context.answer('values', value) === undefined)
  return {
    ...column,
    questions: [
      {
        kind: 'values',
        text: `Choose what each value means: ${quotedList(uncertain.map(([value]) => excerpt(value)))}`,
        button: `Choose (${uncertain.length} ${uncertain.length === 1 ? 'value' : 'values'})`,
        is_needed: isNeeded,
        options: [...words.map((word) => ({ value: word, label: word })), { value: '', label: 'Unknown' }],
        items: uncertain.slice(0, mostAsked).map(([value, rows]) => ({
          value,
          rows,
          suggested: likely(value),
          answer: context.answer('values', value) ?? null,
        })),
      },
    ],
    needsReview: column.needsReview || open.length > 0,
  }
}

export const readEthnicities = groupReader({
  meaning: ethnicityOf,
  likely: likelyEthnicity,
  words: ethnicities,
  isNeeded: true,
})
export const readParties = groupReader({
  meaning: (text) => partyWord(text),
  likely: () => null,
  words: parties,
  isNeeded: false,
})
export const readGenders = groupReader({
  meaning: (text) => genderOf(text, { isAnyForm: true }),
  likely: () => null,
  words: genders,
  isNeeded: false,
})
