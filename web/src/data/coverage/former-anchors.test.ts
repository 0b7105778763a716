import { expect, test } from 'vitest'
import { pageOfFormerAnchor } from '#data/coverage/former-anchors.ts'

test.each([
  ['states', '/data/states'],
  ['mississippi', '/data/states'],
  ['all-states', '/data/states'],
  ['sources', '/data/sources'],
  ['source-open-states', '/data/sources'],
  ['dictionary', '/data/columns'],
  ['dictionary-contact', '/data/columns'],
  ['eo.phone', '/data/columns'],
  ['stats.2020biden%', '/data/columns'],
  ['county', null],
  ['rule', null],
  ['', null],
])('who comes for #%s is led to %s', (hash, address) => expect(pageOfFormerAnchor(hash)).toBe(address))
