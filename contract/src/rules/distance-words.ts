const feetInMeter = 3.280_84
const feetInMile = 5_280
const leastFeet = 50

/** How far something is, as people say it: "less than 50 feet", "about 600 feet", "about 1.5 miles". */
export function distanceWords(meters: number): string {
  const feet = meters * feetInMeter
  if (feet < leastFeet) return `less than ${leastFeet} feet`
  if (feet < feetInMile / 4) return `about ${rounded(feet, feet < 300 ? 10 : 100).toLocaleString('en-US')} feet`
  const miles = rounded(feet / feetInMile, 0.1)
  return `about ${Number(miles.toFixed(1))} ${miles === 1 ? 'mile' : 'miles'}`
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step
}
