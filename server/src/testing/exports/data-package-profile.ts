/**
 * What the standard asks of the descriptor of a tabular data package (Frictionless Data Package 1, Tabular Data Package,
 * Table Schema), as far as ours uses it: nothing beside it is allowed, so that a property that is misspelled is found. A
 * source says its license and its day as well, which the standard leaves to whoever writes it.
 */
const text = { type: 'string', minLength: 1 }
const name = { type: 'string', pattern: '^[-a-z0-9._/]+$' }
/** Within the package: no address, no way out of the folder, not from the root. */
const path = { type: 'string', pattern: '^(?!/)(?!.*\\.\\.)(?!\\w+://)[^\\\\]+$' }

function exactly(required: object, optional: object = {}) {
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  }
}

function some(items: object) {
  return { type: 'array', minItems: 1, uniqueItems: true, items }
}

const field = exactly(
  { name: text, type: { enum: ['string', 'integer', 'number', 'date'] } },
  { title: text, description: text },
)
const resource = exactly({
  profile: { const: 'tabular-data-resource' },
  name,
  path,
  format: { const: 'csv' },
  mediatype: { const: 'text/csv' },
  encoding: { const: 'utf-8' },
  dialect: exactly({
    delimiter: { type: 'string', minLength: 1, maxLength: 1 },
    lineTerminator: text,
    doubleQuote: { type: 'boolean' },
    header: { const: true },
  }),
  schema: exactly({ fields: some(field), missingValues: { type: 'array', items: { type: 'string' } } }),
})

export const dataPackageProfile = exactly(
  {
    profile: { const: 'tabular-data-package' },
    name,
    title: text,
    description: text,
    version: text,
    created: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$' },
    licenses: some(exactly({ path, title: text })),
    sources: some(exactly({ title: text, license: text, as_of: { type: ['string', 'null'] } }, { path: text })),
    resources: some(resource),
  },
  { homepage: { type: 'string', pattern: '^https?://' } },
)
