import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import type { ListSummary } from '@atlas/contract/endpoints/saved/lists.ts'
import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { type Standing, type StandingMark, standingMarks } from '@atlas/contract/rules/standing.ts'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { HolderNames } from '#drives/form/HolderNames.tsx'
import { OfficialOf } from '#data/corrections/decide/OfficialOf.tsx'
import { Representative } from '#places/find/found/Representative.tsx'
import { OfficialsByMembers } from '#places/find/match/OfficialsByMembers.tsx'
import { ListRow } from '#saved/lists/index/ListRow.tsx'
import { CallSheets } from '#saved/lists/print/CallSheets.tsx'
import { LabelSheets } from '#saved/lists/print/LabelSheets.tsx'
import { CallRow } from '#saved/lists/sheet/CallRow.tsx'
import { Ladder } from '#places/page/ladder/Ladder.tsx'
import { BriefLadder } from '#places/page/print/BriefLadder.tsx'
import { briefFits } from '#places/page/print/brief-fit.ts'
import { buildLadderOfficial, buildPlace } from '#testing/place.ts'
import type { BodySeats, TraitOfSeats } from '@atlas/contract/endpoints/places/bodies.ts'
import { OfficialInChanges } from '#officials/search/opened/OfficialInChanges.tsx'
import { OfficialCard } from '#officials/search/results/OfficialCard.tsx'
import { listOf, officialOf } from '#testing/lists.ts'
import { localDay } from '#shared/ui/text/local-day.ts'
import { PictureCard } from '#shared/pictures/PictureCard.tsx'
import { seatsPicture } from '#places/pictures/seats-picture.tsx'
import { show } from '#testing/show.tsx'
import { nothingUnsent } from '#saved/lists/calls/unsent.ts'

/** A standing as an answer states it, and the days from which a row computes it. */
interface Sample {
  readonly standing: Standing | null
  readonly days: {
    readonly 'stats.result_pending': string | null
    readonly 'eo.term_end': string | null
    readonly 'eo.elected'?: string
  }
}

const today = localDay(new Date())
const daysOf: Readonly<Record<StandingMark, Sample['days']>> = {
  'Result not in yet': { 'stats.result_pending': addDays(today, -9), 'eo.term_end': null },
  'Successor elected': { 'stats.result_pending': null, 'eo.term_end': null, 'eo.elected': 'Ann Roe' },
  'Term ended': { 'stats.result_pending': null, 'eo.term_end': addDays(today, -9) },
  'Term over, successor not on file': { 'stats.result_pending': addDays(today, -99), 'eo.term_end': null },
}
const shown = (mark: StandingMark | null): Sample =>
  mark === null
    ? { standing: null, days: { 'stats.result_pending': null, 'eo.term_end': null } }
    : { standing: { mark, sentence: '' }, days: daysOf[mark] }

const nothing = () => undefined
const official = { id: 1, name: 'Ada Bird', office: 'Sheriff', place: 'Dallas County', state: 'Alabama' }
const row = (days: Sample['days']) => ({ 'eo.id': 1, 'eo.name': 'Ada Bird', 'office.name': 'Sheriff', ...days })
const ladderPlace = (days: Sample['days'], level: 'County' | 'Statewide') =>
  buildPlace({ ladder: [{ level, officials: [buildLadderOfficial(row(days))] }] })
const listedOfficial = ({ standing }: Sample) => officialOf({ name: 'Ada Bird', last_name: 'Bird', standing })
const found = { kind: 'county', name: 'Dallas County', parts: [] } as unknown as Found
const summary = ({ standing }: Sample): ListSummary => ({
  ...listOf([]),
  officials: 1,
  next_follow_up: { on: '2026-12-01', official: 'Ada Bird', standing },
})

const party: TraitOfSeats = { column_id: 'party.name', known: 0, unknown: 1, groups: [] }
const commission = {
  name: 'Dallas County Commission',
  office: 'County Commissioner',
  seats: 1,
  seats_by_law: null,
  set_by: null,
  on_file: 1,
  left_out: 0,
  not_on_file: 0,
  traits: [],
  gap: { value: 'Unknown', rest: '' },
  sources: [],
} satisfies Omit<BodySeats, 'holders'>

/** Every component that shows an official's name, by its file, drawn with an official of the given standing. */
const drawn: Readonly<Record<string, (of: Sample) => ReactElement>> = {
  'data/corrections/decide/OfficialOf.tsx': ({ standing }) => (
    <OfficialOf official={{ ...official, standing } satisfies Correction['official']} />
  ),
  'places/find/found/Representative.tsx': ({ days }) => (
    <Representative
      found={found}
      official={{
        values: row(days),
        certainty: 'whole',
        place_id: null,
        next_kind: null,
        level: 'County',
        parts: [],
        reason: null,
      }}
      isFolded={false}
    />
  ),
  'places/find/match/OfficialsByMembers.tsx': ({ standing }) => (
    <OfficialsByMembers officials={[{ ...official, standing, values: 3 }]} total={9} />
  ),
  'drives/form/HolderNames.tsx': ({ standing }) => (
    <HolderNames holders={[{ official_id: 1, name: 'Ada Bird', standing }]} />
  ),
  'saved/lists/index/ListRow.tsx': (of) => <ListRow list={summary(of)} lists={[summary(of)]} onAsk={nothing} />,
  'saved/lists/print/CallSheets.tsx': (of) => <CallSheets list={listOf([listedOfficial(of)])} />,
  'saved/lists/print/LabelSheets.tsx': (of) => <LabelSheets list={listOf([listedOfficial(of)])} from={1} />,
  'saved/lists/sheet/CallRow.tsx': (of) => (
    <CallRow
      official={listedOfficial(of)}
      listId="1"
      number={1}
      unsent={nothingUnsent}
      onSay={nothing}
      onWrite={nothing}
      onAsk={nothing}
    />
  ),
  'places/page/ladder/LadderRow.tsx': ({ days }) => <Ladder place={ladderPlace(days, 'County')} />,
  'places/pictures/seats-picture.tsx': ({ days }) => (
    <PictureCard picture={seatsPicture({ ...commission, holders: [row(days)] }, party, nothing)} />
  ),
  'officials/search/opened/OfficialInChanges.tsx': ({ standing }) => (
    <OfficialInChanges official={{ ...official, is_on_file: true, standing }} />
  ),
  'officials/search/results/OfficialCard.tsx': ({ days }) => (
    <OfficialCard row={row(days)} titledBy="h2" isOpen={false} onToggle={nothing} />
  ),
}

/** Those that say it otherwise, or where the mark stands already; who adds a part of a screen says here how. */
const otherwise: Readonly<Record<string, string>> = {
  'data/corrections/decide/AcceptForm.tsx': 'names a button of a card that shows the mark',
  'data/corrections/decide/DeclineDialog.tsx': 'asks about a card that shows the mark',
  'data/corrections/decide/JustDecided.tsx': 'says what was just done with a card that showed the mark',
  'data/imports/check/CheckLists.tsx': 'tells what is in a file of the reader’s own',
  'saved/lists/sheet/AddByName.tsx': 'is seen only once its list is open, as that of the quick search',
  'saved/lists/sheet/OneAtATime.tsx': 'says whose row comes, which shows the mark',
  'saved/lists/sheet/CallQuestionDialog.tsx': 'asks about a row that shows the mark',
  'places/page/print/BriefLadder.tsx': 'signs, below',
  'places/page/print/PrintPhones.tsx': 'signs, which its own test shows',
  'officials/ChangesPage.tsx': 'a whole page, with the mark in its heading',
  'officials/FormerOfficial.tsx': 'says that the person left office',
  'officials/search/results/OfficialRow.tsx': 'a row of the table, whose own test shows the mark',
  'officials/search/ticks/Tick.tsx': 'names a box of a row that shows the mark',
  'search/quick/SuggestionList.tsx': 'its own test shows the mark',
  'data/corrections/report/decided/Undo.tsx': 'names a button of a row that shows the mark',
  'shared/values/OfficialName.tsx': 'the name alone; those who draw it show the mark',
}

const files = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true })
const ofRow = /\b(?:nameOf|splitName)\(|<OfficialName\b/
const ofAnswer =
  /\bofficial\??\.(?:name|official)\b|\bnext\.official\b|\{[^{}\n]*\bname\b[^{}\n]*\bstanding\b[^{}\n]*\}/

function namesOfficial(path: string, text: string): boolean {
  if (/\.test\.tsx$|\/testing\//.test(path)) return false
  return (
    (ofRow.test(text) && (text.includes('#shared/values/text-of.ts') || text.includes('<OfficialName'))) ||
    ofAnswer.test(text)
  )
}

test('every part of a screen that says the name of an official is known here', () => {
  const saying = Object.entries(files).flatMap(([path, text]) =>
    namesOfficial(path, text) ? path.replace('./', '') : [],
  )
  expect(saying.toSorted()).toEqual([...Object.keys(drawn), ...Object.keys(otherwise)].toSorted())
})

describe.each(Object.entries(drawn))('%s', (_, draw) => {
  test.each([...standingMarks, null])('says of an official: %s', async (mark) => {
    show(draw(shown(mark)))
    await expect.poll(() => document.body.textContent).toMatch(/Bird/)
    const marks = standingMarks.filter((each) => document.body.textContent?.includes(each))
    expect(marks).toEqual(mark === null ? [] : [mark])
  })
})

test.each(briefFits.map((fit, step) => [step, fit] as const))(
  'on paper each name has its sign, fit %i',
  async (_, fit) => {
    for (const [mark, sign] of [
      ['Result not in yet', '*'],
      ['Term ended', '†'],
      ['Term over, successor not on file', '‡'],
    ] as const)
      for (const level of ['Statewide', 'County'] as const) {
        document.body.replaceChildren()
        show(<BriefLadder place={ladderPlace(daysOf[mark], level)} fit={fit} />)
        await expect.poll(() => document.body.textContent).toMatch(/Bird/)
        const signs = document.body.textContent?.split(sign).length ?? 0
        // Beside the name and in the legend.
        expect([mark, level, signs]).toEqual([mark, level, 3])
      }
  },
)
