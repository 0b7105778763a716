import {
  type CountyOfRace,
  type ElectedPost,
  firstOf,
  ofCounty,
  type PostOf,
  type TitleRule,
} from '#returns/elected-post.ts'

/** "Alderman -- Ward 1, Division B, City of Crowley" → the office and its jurisdiction. */
export const louisianaPost: PostOf = (title, county) => {
  const [head = '', tail = ''] = title.replace(/ \(\d+ to be elected\)$/, '').split(' -- ')
  return county ? firstOf(rules, `${head} -- ${tail}`, county) : null
}

const rules: readonly TitleRule[] = [
  [/^Sheriff -- /, ofCounty('Sheriff')],
  [/^Clerk of Court -- $/, ofCounty('Clerk of court')],
  [/^Assessor -- /, ofCounty('Assessor')],
  [/^Coroner -- /, ofCounty('Coroner')],
  [/^Parish President -- /, ofCounty('Parish president')],
  [/Mayor-President -- /, ofCounty('Mayor')],
  [/^Mayor -- (.+)$/, ([, place = '']) => ({ office: 'Mayor', area: 'municipality', place, district: '' })],
  [
    /^Chief of Police -- (.+)$/,
    ([, place = '']) => ({ office: 'Chief of police', area: 'municipality', place, district: '' }),
  ],
  [/^Police Juror(?:s|\(s\))? -- (.+)$/, ([, district = ''], county) => inParish('Police juror', county, district)],
  [
    /^Members?(?:\(s\))? of School Board -- (.*)$/,
    ([, district = ''], { fullName }) => ({
      office: 'School board member',
      area: 'school_district',
      place: `${/City of .+$/.exec(district)?.[0] ?? fullName} School Board`,
      district,
    }),
  ],
  [/^(?:Constable|Constable\(s\)) -- (.+)$/, ([, ward = ''], county) => inWard('Constable', ward, county)],
  [/^Justice(?:\(s\))? of the Peace -- (.+)$/, ([, ward = ''], county) => inWard('Justice of the peace', ward, county)],
  [
    /^(?:Aldermen|Alderman|Council Members?(?:\(s\))?|City Council Member|Councilm[ae]n|Selectm[ae]n)( at Large)? -- (?:(.*), )?((?:City|Town|Village) of .+)$/,
    ([, atLarge = '', part = '', place = '']) => ({
      office: 'City council member',
      area: 'municipality',
      place,
      district: part || (atLarge ? 'At large' : ''),
    }),
  ],
  [
    /^(?:(?:Parish )?Council Members?(?:\(s\))?|Councilm[ae]n|Parish Commission Member|Members? of Parish Council)(?: at Large)? -- (.*)$/,
    ([, district = ''], county) => inParish('Parish council member', county, district),
  ],
  [/^PSC -- (.+)$/, ([, district = '']) => ofState('Public service commissioner', district)],
  [/^BESE -- (.+)$/, ([, district = '']) => ofState('State board of education member', district)],
  [/^Associate Justice -- (.+)$/, ([, district = '']) => ofState('Supreme court justice', district)],
  [
    /^Judge, Court of Appeal -- ([^,]+)(.*)$/,
    ([, court = '', rest = '']) => ofCourt('Appeals court judge', court, court + rest),
  ],
  [/^District Attorney -- (.+)$/, ([, court = '']) => ofCourt('District attorney', court, '')],
  [/^District Judge -- ([^,]+)(.*)$/, ([, court = '', rest = '']) => ofCourt('District judge', court, court + rest)],
  [/^Judge, Family Court -- (.+)$/, ([, court = '']) => ofCourt('District judge', court, court)],
  [/^Judge -- ((?:Civil|Criminal|Juvenile)\b.+)$/, ([, court = '']) => ofCourt('District judge', court, court)],
  [
    /^(?:City Judge|City Judge, City Court|Judge) -- (.+)$/,
    ([, place = '']) => ({ office: 'City judge', area: 'city_court', place, district: place }),
  ],
  [
    /^(?:City )?Marshal -- (.+)$/,
    ([, place = '']) => ({ office: 'City marshal', area: 'city_court', place, district: '' }),
  ],
]

function inParish(office: string, { fullName }: CountyOfRace, district: string): ElectedPost {
  return { office, area: 'county', place: fullName, district }
}

function inWard(office: string, ward: string, { fullName }: CountyOfRace): ElectedPost {
  return {
    office,
    area: 'ward',
    place: `${ward}, ${fullName}`,
    district: /\b(?:Ward|District) .+$/.exec(ward)?.[0] ?? '',
  }
}

function ofState(office: string, district: string): ElectedPost {
  return { office, area: 'state', place: 'Louisiana', district }
}

function ofCourt(office: string, place: string, district: string): ElectedPost {
  return { office, area: 'judicial_circuit', place, district }
}
