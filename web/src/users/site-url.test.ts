import { expect, test } from 'vitest'
import { siteUrl } from '#users/site-url.ts'

test.each([
  ['https://bayouteche.example', 'https://bayouteche.example/'],
  ['bayouteche.example/about', 'https://bayouteche.example/about'],
  [' HTTP://bayouteche.example ', 'http://bayouteche.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://bank.example@evil.example', null],
  ['none yet', null],
  ['', null],
])('%s leads to %s', (text, url) => {
  expect(siteUrl(text)).toBe(url)
})
