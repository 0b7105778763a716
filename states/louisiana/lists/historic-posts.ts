import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import { UnusableRow } from '#lists/unusable-row.ts'

/** The area that elects an official, as the list describes it. */
export type Area =
  | 'state'
  | 'congressional'
  | 'senate'
  | 'house'
  | 'supreme-court'
  | 'court-of-appeal'
  | 'judicial'
  | 'parish'
  | 'parish-district'
  | 'school-district'
  | 'justice-ward'
  | 'city-court'
  | 'municipality'

interface Post {
  readonly office: OfficeName
  readonly area: Area
}

/**
 * The offices by the list's own codes, and by the start of the title if a code covers several. The titles vary ("Mbr.
 * of School Bd."), the codes do not.
 */
const posts: Readonly<Record<string, readonly (readonly [title: string, office: OfficeName, area: Area])[]>> = {
  100: [['', 'Governor', 'state']],
  105: [['', 'Lieutenant Governor', 'state']],
  110: [['', 'Secretary of State', 'state']],
  115: [['', 'Attorney General', 'state']],
  120: [['', 'State Treasurer', 'state']],
  125: [['', 'Commissioner of Agriculture', 'state']],
  130: [['', 'Commissioner of Insurance', 'state']],
  140: [['', 'U.S. Senator', 'state']],
  145: [['', 'U.S. Representative', 'congressional']],
  150: [['', 'Supreme Court Justice', 'supreme-court']],
  155: [['', 'Court of Appeal Judge', 'court-of-appeal']],
  200: [['', 'State Senator', 'senate']],
  205: [['', 'State Representative', 'house']],
  210: [
    ['District Judge', 'District Judge', 'judicial'],
    ['Judge', 'District Judge', 'judicial'],
  ],
  215: [['', 'District Attorney', 'judicial']],
  220: [
    ['Judge, Family Court', 'Family Court Judge', 'parish-district'],
    ['Judge', 'Juvenile or Parish Court Judge', 'parish-district'],
  ],
  225: [['', 'Sheriff', 'parish']],
  230: [['', 'Clerk of Court', 'parish']],
  235: [['', 'Assessor', 'parish']],
  240: [['', 'Coroner', 'parish']],
  243: [
    ['Mayor-President', 'Parish President', 'parish'],
    ['Mayor', 'Mayor', 'municipality'],
    ['Parish President', 'Parish President', 'parish'],
  ],
  244: [['', 'Parish Council Member', 'parish-district']],
  245: [
    ['Police Juror', 'Police Juror', 'parish-district'],
    ['', 'Parish Council Member', 'parish-district'],
  ],
  250: [
    ['City Marshal', 'Marshal', 'city-court'],
    ['City Judge', 'City Judge', 'city-court'],
    ['Judge', 'City Judge', 'city-court'],
  ],
  252: [['', 'Clerk of Court', 'city-court']],
  253: [['', 'Constable', 'city-court']],
  255: [['', 'School Board Member', 'school-district']],
  265: [['', 'Justice of the Peace', 'justice-ward']],
  267: [['', 'Constable', 'justice-ward']],
  300: [['', 'Mayor', 'municipality']],
  305: [
    ['Chief of Police', 'Chief of Police', 'municipality'],
    ['Marshal', 'Marshal', 'municipality'],
  ],
  308: [
    ['Alderm', 'Alderman', 'municipality'],
    ['Council', 'City Council Member', 'municipality'],
  ],
  310: [
    ['Alderm', 'Alderman', 'municipality'],
    ['', 'City Council Member', 'municipality'],
  ],
}

/** Throws for a post that the atlas does not cover, such as a port commission or a board of education. */
export function postOf(level: string, title: string): Post {
  const found = (Object.hasOwn(posts, level) ? posts[level] : undefined)?.find(([start]) => title.startsWith(start))
  if (!found) throw new UnusableRow(`no office of the atlas is meant by "${title}" (${level})`)
  const [, office, area] = found
  return { office, area }
}
