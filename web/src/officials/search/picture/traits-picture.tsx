import type { CountedOfficials, TraitsOfOfficials } from '@atlas/contract/endpoints/officials/traits.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { TraitBar, type TraitBarLook } from '#officials/search/picture/TraitBar.tsx'
import type { Bars, Pictured } from '#officials/search/picture/pictured.ts'
import { fewestKnown, fileNameOf, type Picture } from '#shared/pictures/picture.ts'
import { stackedBars } from '#shared/pictures/stacked-bars.tsx'
import { traitWords } from '#shared/pictures/traits.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** More would not fit on a screen. The bars with the most officials are drawn, and the table has all of them. */
const mostOnScreen = 20

const barWords: Readonly<Record<Bars, { readonly heading: string; readonly noun: string; readonly none: string }>> = {
  level: { heading: 'Level of government', noun: 'level of government', none: 'Level not known' },
  office: { heading: 'Office', noun: 'office', none: 'Office not known' },
}

interface Segment {
  readonly key: string
  readonly bar: string
  readonly label: string
  readonly look: TraitBarLook
  readonly officials: number
  /** The share of the officials of its bar. */
  readonly share: number
}

/**
 * The bars where the address names none. A single level would be one bar, which says little, so then there is one for
 * each office.
 */
export function barsOf(counts: TraitsOfOfficials, requestedBars: Bars | null): Bars {
  return requestedBars ?? (counts.by_level.length > 1 ? 'level' : 'office')
}

/** Who the officials of a search are: a bar for each level or office, including officials whose trait is not known. */
export function traitsPicture(
  counts: TraitsOfOfficials,
  { by, bars: requestedBars }: Pictured,
  records: string | null,
  mostDrawn = mostOnScreen,
): Picture {
  const { label } = traitWords[by]
  const bars = barsOf(counts, requestedBars)
  const { heading, noun } = barWords[bars]
  const segmentsByBar = (bars === 'level' ? counts.by_level : counts.by_office).map((each) =>
    segmentsOf(each, by, bars),
  )
  const drawn = segmentsByBar.slice(0, mostDrawn)
  const { known, totals } = totalsOf(segmentsByBar)
  const title = `Officials found, by ${noun} and ${label.toLowerCase()}`
  const sentence = sentenceOf(counts.officials, { known, label, drawn: drawn.length, all: segmentsByBar.length, noun })
  return {
    title,
    sentence,
    sum: `${title}. ${sentence} ${totals.map(({ label: group, officials }) => `${group} ${thousands(officials)}`).join(', ')}.`,
    source: `Officials on file${records ? `, ${records}` : ''}, ${typedDayOf(counts.today)}`,
    headings: [heading, label, 'Officials', `Share of the ${bars}`],
    rows: segmentsByBar.flat().map(({ key, bar, label: group, officials, share }) => ({
      key,
      cells: [bar, group, thousands(officials), percent(share)],
      words: `${bar}, ${group}: ${counted(officials, 'official', 'officials')}, ${percent(share)}`,
    })),
    keys: totals.map(({ label: group, look, officials }) => ({
      label: group,
      count: thousands(officials),
      symbol: <TraitBar look={look} x={0} y={0} width={14} height={14} />,
    })),
    draw:
      known < fewestKnown
        ? null
        : (isNarrow) =>
            stackedBars({
              bars: drawn.map((segments) => ({
                key: segments[0]?.bar ?? '',
                label: segments[0]?.bar ?? '',
                total: thousands(segments.reduce((sum, { officials }) => sum + officials, 0)),
                parts: segments.map(({ key, look, share }) => ({
                  key,
                  value: share,
                  shapeOf: (box) => <TraitBar {...box} look={look} />,
                })),
              })),
              isNarrow,
              left: isNarrow ? 116 : 190,
            }),
    fileName: fileNameOf(`officials by ${noun} and ${label}, ${counts.today}`),
  }
}

const notKnown = 'Not known'

function segmentsOf({ label, officials, traits }: CountedOfficials, by: Pictured['by'], bars: Bars): Segment[] {
  const bar = label ?? barWords[bars].none
  const trait = traits.find(({ column_id: id }) => id === by)
  const { lookOf } = traitWords[by]
  const known = (trait?.groups ?? []).map(({ value, officials: count }, index) => ({
    label: value,
    look: lookOf(value, index),
    officials: count,
  }))
  const unknown = trait?.unknown ?? officials
  const all = unknown > 0 ? [...known, { label: notKnown, look: 'unknown' as const, officials: unknown }] : known
  return all.map((segment) => ({
    ...segment,
    key: `${bar} ${segment.label}`,
    bar,
    share: segment.officials / officials,
  }))
}

/** The sums over all bars, each group once; officials whose trait is not known come last. */
function totalsOf(bars: readonly (readonly Segment[])[]) {
  const byLabel = groupBy(bars.flat(), ({ label }) => label)
  const totals = Array.from(byLabel, ([label, segments]) => ({
    label,
    look: segments[0].look,
    officials: segments.reduce((sum, { officials }) => sum + officials, 0),
  })).sort((one, other) => Number(one.label === notKnown) - Number(other.label === notKnown))
  const known = totals.reduce((sum, { look, officials }) => sum + (look === 'unknown' ? 0 : officials), 0)
  return { known, totals }
}

interface SentenceInput {
  readonly known: number
  readonly label: string
  /** How many of all the bars are drawn. */
  readonly drawn: number
  readonly all: number
  readonly noun: string
}

function sentenceOf(officials: number, { known, label, drawn, all: bars, noun }: SentenceInput): string {
  const others = officials - known
  const all = counted(officials, 'official', 'officials')
  const start =
    others === 0
      ? `${label} is known for all ${all}.`
      : `${label} is known for ${thousands(known)} of ${all}. Of the other ${thousands(others)} nobody has said, or we have no source, so the picture says nothing about them.`
  return drawn < bars ? `${start} The ${drawn} ${noun}s with the most officials are drawn; the table has all.` : start
}
