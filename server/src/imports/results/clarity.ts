import { decoded, elements, firstElement, type XmlElement } from '#imports/reading/xml.ts'
import { type Contest, isOfBody, kindOf, nameAndParty, partyOf, type ResultsFile } from '#imports/results/contest.ts'
import { dayOfText } from '#imports/results/day-of-text.ts'
import { ResultsRefused } from '#imports/results/refused.ts'

/**
 * Clarity's detail.xml for a county or a state. Overvotes and undervotes are beside the choices but are not choices.
 */
export function clarityFile(name: string, xml: string): ResultsFile {
  const region = decoded(firstElement(xml, 'Region')?.content ?? '').trim()
  const isState = firstElement(xml, 'ElectionVoterTurnout') !== undefined
  const day = dayOfText(decoded(firstElement(xml, 'ElectionDate')?.content ?? ''))
  if (!day) throw new ResultsRefused(`${name} says no day of an election (ElectionDate)`)
  const contests = [...elements(xml, 'Contest')].map((contest): Contest => {
    const { text = '', voteFor = '', precinctsReporting = '', precinctsReported = '' } = contest.attributes
    const title = text.replace(/\s+/g, ' ').trim()
    const choices = [...elements(contest.content, 'Choice')]
    const counties = new Set([...elements(contest.content, 'County')].map(({ attributes }) => attributes['name'] ?? ''))
    const seats = votesIn(name, voteFor || '1')
    return {
      title,
      district: '',
      counties: isState ? [...counties] : [region],
      seats: seats === 1 && isOfBody(title, '') ? null : seats,
      // The first attribute counts the precincts of the contest, the second those that have reported.
      precinctsMissing: Math.max(0, Number(precinctsReporting) - Number(precinctsReported)) || 0,
      addsUp: areSums(choices),
      choices: choices.map(({ attributes }) => {
        const written = nameAndParty(attributes['text'] ?? '')
        const party = partyOf(attributes['party'] ?? '') || written.party
        return {
          name: written.name,
          party,
          votes: votesIn(name, attributes['totalVotes'] ?? ''),
          kind: kindOf(written.name),
        }
      }),
    }
  })
  return { form: 'Clarity’s detail.xml', stateId: null, day, contests, notRead: [] }
}

/** Null if no choice has parts. */
function areSums(choices: readonly XmlElement[]): boolean | null {
  const sums = choices.flatMap(({ attributes, content }) => {
    const parts = [...elements(content, 'VoteType')]
    const sum = parts.reduce((votes, part) => votes + Number(part.attributes['votes']), 0)
    return parts.length === 0 ? [] : [sum === Number(attributes['totalVotes'])]
  })
  return sums.length === 0 ? null : sums.every(Boolean)
}

function votesIn(file: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new ResultsRefused(`${file} is damaged: "${text.slice(0, 20)}" is no number of votes`)
  return Number(text)
}
