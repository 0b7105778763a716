import { normalized } from '@atlas/contract/rules/normalized.ts'

const wordsOf = (text: string) => new Set(text.split(/\s+/))
const codes = wordsOf(`AK AR AZ CA CO CT DC DE HI IA ID IL IN KS KY MA MD ME MI MN MO MT NC ND NE NH NJ NM NV NY
  OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY`)
// Without Washington, which is also the name of counties.
const names = wordsOf(`alaska arizona arkansas california colorado connecticut delaware hawaii idaho illinois indiana
  iowa kansas kentucky maine maryland massachusetts michigan minnesota missouri montana nebraska nevada ohio oklahoma
  oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming carolina dakota hampshire jersey mexico
  york rhode`)
const codeAtEnd = /(?:^|, ?)([A-Z]{2})(?: \d{5}(?:-\d{4})?)?$/

/** "Memphis, TN 38103", "TN": whether it is in a state outside the atlas. */
export function isOfOtherState(text: string): boolean {
  return codes.has(codeAtEnd.exec(text)?.[1] ?? '')
}

/** "Sheriffs of Tennessee" */
export function namesOtherState(title: string): boolean {
  return normalized(title)
    .split(' ')
    .some((word) => names.has(word))
}
