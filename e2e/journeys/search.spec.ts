import { hasPublicPack, publicPack } from '../fixtures/public-pack.ts'
import { test } from '../fixtures/test.ts'
import { findOfficials } from './find-officials.ts'

test.skip(!hasPublicPack, `The public data pack is not there: ${publicPack}`)
test.use({ data: 'public' })

findOfficials('Real data: the Democratic officials of Georgia are found, one is opened, and a reload keeps it', 'real')
