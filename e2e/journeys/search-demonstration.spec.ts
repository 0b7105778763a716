import { findOfficials } from './find-officials.ts'

findOfficials('Demonstration data: officials are found, one is opened, and a reload keeps it', 'demonstration', '@once')
