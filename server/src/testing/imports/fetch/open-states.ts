import { archiveOf, type PackedEntry } from '#testing/imports/fetch/archive.ts'
import { personYaml } from '#testing/public-pack/small-pack.ts'

/** What Open States publishes, as far as a fetch looks at it: people of the five states, and what is not to be taken. */
const seats = { al: 140, fl: 160, ga: 236, la: 144, ms: 174 }
const legislators: PackedEntry[] = Object.entries(seats).flatMap(([state, count]) =>
  Array.from({ length: Math.ceil(count / 2) }, (_, number) => ({
    path: `data/${state}/legislature/Person-${number}.yml`,
    text: personYaml(`Person ${state}${number}`, {
      role: `type: lower\n  jurisdiction: ocd-jurisdiction/country:us/state:${state}/government\n  district: ${number + 1}`,
    }),
  })),
)
const member = (name: string, district: string) =>
  personYaml(name, {
    role: `type: lower\n  jurisdiction: ocd-jurisdiction/country:us/government\n  district: ${district}`,
    extra: 'other_identifiers:\n- scheme: bioguide\n  identifier: T000193\n',
  })
const others: PackedEntry[] = [
  { path: 'README.md', text: '# People' },
  { path: 'data/al/retired/Old-Timer.yml', text: personYaml('Old Timer') },
  { path: 'data/al/committees/lower-Rules.yml', text: 'name: Rules' },
  { path: 'data/tx/legislature/Far-Away.yml', text: personYaml('Far Away') },
  { path: 'data/al/municipalities.yml', text: '- name: Birmingham\n' },
  {
    path: `data/ms/executive/${'Long'.repeat(30)}.yml`,
    text: personYaml('Long Name', {
      role: 'type: governor\n  jurisdiction: ocd-jurisdiction/country:us/state:ms/government',
    }),
  },
  { path: 'data/us/legislature/Bennie-Thompson.yml', text: member('Bennie Thompson', 'MS-2') },
  { path: 'data/us/legislature/Al-Green.yml', text: member('Al Green', 'TX-9') },
]
export const repository = [...legislators, ...others]
export const archive = archiveOf(repository)
