/** What the examples request: few rows, and what most people look for first. */
const question = 'office=Sheriff&state=MS'

/** The same request in each tool; the key comes from the environment, so that no script contains it. */
export const examples: readonly {
  readonly tool: string
  readonly before: string
  readonly textAt: (origin: string) => string
}[] = [
  {
    tool: 'curl',
    before: 'In a terminal, after export ATLAS_KEY=atlas_…',
    textAt: (origin) => `curl -H "Authorization: Bearer $ATLAS_KEY" \\
  "${origin}/api/v1/officials.csv?${question}"`,
  },
  {
    tool: 'R',
    before: 'After Sys.setenv(ATLAS_KEY = "atlas_…"). Every column is read as text, so that 01001 stays 01001.',
    textAt: (origin) => `officials <- read.csv(
  url("${origin}/api/v1/officials.csv?${question}",
      headers = c(Authorization = paste("Bearer", Sys.getenv("ATLAS_KEY")))),
  colClasses = "character", check.names = FALSE)
print(nrow(officials))`,
  },
  {
    tool: 'Python',
    before: 'With nothing but what Python brings. With pandas: read_csv(io.StringIO(text), dtype=str).',
    textAt: (origin) => `import csv, io, os, urllib.request

url = "${origin}/api/v1/officials.csv?${question}"
headers = {"Authorization": "Bearer " + os.environ["ATLAS_KEY"]}
with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
    text = answer.read().decode("utf-8")
officials = list(csv.DictReader(io.StringIO(text)))
print(len(officials))`,
  },
  {
    tool: 'JavaScript',
    before: 'In Node or Deno. Never in a page: whoever opens it would have your key.',
    textAt: (origin) => `const url = "${origin}/api/v1/officials?${question}"
const headers = { authorization: "Bearer " + process.env.ATLAS_KEY }
const { values, total } = await (await fetch(url, { headers })).json()
console.log(total, values.length)`,
  },
]
