import { states } from '@atlas/contract/rules/states.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { readAllowedValues } from '#imports/spreadsheets/match/columns/allowed-values.ts'
import { stateNames, stateOptions } from '#imports/spreadsheets/cells/state.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { nearest } from '#imports/spreadsheets/problems/nearest-word.ts'

/** "Ala.", "AL", "01" → Alabama. */
export const readStates: ColumnReader = (context) =>
  readAllowedValues(context, {
    one: 'state',
    many: 'states',
    read: (text, notices) => {
      const id = stateOf(text, { shortForms: true, fipsCodes: true })
      if (!id) return undefined
      const { name, code } = states[id]
      if (normalized(text) !== normalized(name) && normalized(text) !== code.toLowerCase())
        notices.note('state_words', text)
      return { values: [['state.name', name]] }
    },
    chosen: (name) => ({ values: [['state.name', name]] }),
    nearest: (text) => nearest(text, stateNames),
    options: () => stateOptions,
  })
