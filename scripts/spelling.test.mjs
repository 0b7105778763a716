import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.mjs'

// Everything is written as Americans write, except the catalogue, which keeps its name.

/** In upper or lower case and within other words, so that names in code are read, too. */
const british = new RegExp(
  [
    // Verbs in -ise that are also written in -ize: "revise" and "exercise" are not.
    `(?:${words(`apolog author capital categor central character critic custom digit emphas equal final formal general
      global harmon initial ital item legal local material maxim memor minim mobil modern monet national neutral normal
      optim organ parallel penal personal popular prior public random real recogn sanit serial special stabil standard
      summar symbol synchron token util visual`)})is(?:e|ing|ation)`,
    `(?:${words('anal catal paral')})ys(?:e|ing)`,
    `(?:${words('behavi col endeav fav flav harb hon hum lab neighb rum sav vap vig')})our(?!a)`,
    `(?:${words('cent fib lit theat kilomet millimet calib spect')})re(?![a-z])`,
    // The attribute aria-labelledby is written so.
    `(?:${words(`cancel channel counsel dial fuel initial jewel label level libel marshal marvel model panel pencil
      quarrel rival signal spiral total travel tunnel`)})l(?:ed|ing|er)(?!by)`,
    '(?:mis|re|(?<![a-z]))spelt',
    `(?<![a-z])(?:${words(`ageing amongst artefact burnt cheque defence dreamt enrolment fulfil grey judgement kerb
      leant leapt learnt mould offence plough practise pretence programme sceptic skilful spoilt storey tyre whilst
      wilful`)})s?(?![a-z])`,
    'licence',
  ].join('|'),
  'giu',
)

/** What is stored, shown by the API or part of an address keeps its spelling, and so do words of others. */
const exceptions = [
  { in: /./, word: /organisation(?=[_'"`:%])|normalised_name|modelled|'spoilt'|\/about\/licences/gi },
  { in: /\.(?:mjs|tsx?|yml)$/, word: /\blicence\b/g },
  // What people type, and an office of a port.
  {
    in: /vocabulary\/|postal-address\.ts$|levels\.test\.ts$|hand-checked/,
    word: /centre|(?:bal)?harbour|honourable/gi,
  },
  { in: /linear-patterns\.mjs$/, word: /\banalyse(?=[( ])/g },
]

const written = /\.(?:css|html|json|md|mjs|py|sh|sql|tsx?|ya?ml)$/
/** What is built, was measured on a day or comes from elsewhere; and where British words are listed. */
const others = /\/(?:dist|results|compose-spec)\/|package-lock\.json$|spelling\.test\.mjs$|\/227-.*\.md$/
const files = globSync('{*,{.github,bench,contract,deploy,docs,e2e,scripts,server,states,web}/**/*}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules'),
}).filter((name) => written.test(name) && !others.test(name))

test('every name and sentence is spelled as in America', () => {
  expect(files.filter((name) => name.endsWith('.ts')).length).toBeGreaterThan(1000)
  expect(files.flatMap(britishIn)).toEqual([])
})

/** The file, the line and the word. @param {string} name */
function britishIn(name) {
  const lines = [name.replace('about-licences', ''), ...readFileSync(join(root, name), 'utf8').split('\n')]
  return lines.flatMap((line, number) => {
    const text = exceptions.reduce(
      (rest, { in: where, word }) => (where.test(name) ? rest.replaceAll(word, '') : rest),
      line,
    )
    return Array.from(text.matchAll(british), ([word]) => `${name}:${number} ${word}`)
  })
}

/** @param {string} text */
function words(text) {
  return text.split(/\s+/).join('|')
}
