import { test } from '../fixtures/test.ts'
import { findOfficials } from './find-officials.ts'

test.use({ data: 'public' })

findOfficials('Real data: the Democratic officials of Georgia are found, one is opened, and a reload keeps it', 'real')
