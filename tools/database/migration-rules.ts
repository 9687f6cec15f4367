/** Earlier migrations were written before servers were upgraded while they run. */
export const FIRST_CHECKED = 21

/** Matches the comment above a statement that breaks a rule and is safe all the same. The reason follows. */
const EXCEPTION = /^\s*--\s*safe because \S+/m
const TABLE = String.raw`(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?`

interface Rule {
  /** Matches the statement. Its first group is the table, which may have been created in the same migration. */
  pattern: RegExp
  advice: string
}

const alterTable = (change: string) =>
  new RegExp(String.raw`^alter\s+table\s+(?:if\s+exists\s+)?${TABLE}\s(?:.*?[\s,])?${change}`, 'is')

const RULES: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`^create\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?(?:"?\w+"?\s+)?on\s+${TABLE}`,
      'i',
    ),
    advice: 'CREATE INDEX stops writes to the table: use CONCURRENTLY, in a migration of its own',
  },
  {
    pattern: new RegExp(String.raw`^drop\s+table\s+(?:if\s+exists\s+)?${TABLE}`, 'i'),
    advice: 'the release before still uses the table: drop it one release later',
  },
  {
    pattern: alterTable(String.raw`drop\s+(?:column\b|(?!constraint\b|default\b|not\b|expression\b|identity\b)"?\w)`),
    advice: 'the release before still uses the column: drop it one release later',
  },
  {
    pattern: alterTable(String.raw`rename\b`),
    advice: 'the release before knows the old name: add a new one and copy',
  },
  {
    pattern: alterTable(String.raw`(?:set\s+data\s+)?type\b`),
    advice: 'a new type may rewrite the table under a lock: add a new column and copy',
  },
  {
    pattern: alterTable(String.raw`set\s+not\s+null`),
    advice:
      'SET NOT NULL reads the whole table under a lock: add a CHECK constraint as NOT VALID, and validate it later',
  },
  {
    pattern: alterTable(String.raw`add\s+column\s(?![^,]*\bdefault\b)[^,]*\bnot\s+null`),
    advice: 'the release before does not fill a new column that is NOT NULL: give it a DEFAULT',
  },
  {
    pattern: alterTable(String.raw`add\s+column\s[^,]*\bdefault\s+(?:gen_random_uuid|random|clock_timestamp|nextval)`),
    advice: 'a default that differs for each row rewrites the table under a lock',
  },
  {
    pattern: alterTable(String.raw`add\s+constraint\s+"?\w+"?\s+(?:unique|primary\s+key)\b(?!\s+using\s+index)`),
    advice: 'the constraint builds its index under a lock: build it CONCURRENTLY, then ADD CONSTRAINT ... USING INDEX',
  },
  {
    pattern: alterTable(String.raw`add\s+constraint\s+"?\w+"?\s+(?:check|foreign\s+key)\b(?!.*\bnot\s+valid\b)`),
    advice:
      'the constraint reads the whole table under a lock: add it as NOT VALID, and validate it in the next migration',
  },
  {
    pattern: new RegExp(String.raw`^(?:vacuum\s+full|cluster|lock\s+table|lock|reindex\s+table)\s+${TABLE}`, 'i'),
    advice: 'this locks the whole table',
  },
]

/** Returns the problems of a migration for servers that run at the same time, a line for each statement. */
export function problemsOf(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map(text => ({ text, sql: withoutComments(text) }))
  const created = new Set(
    statements.flatMap(({ sql }) => {
      const table = new RegExp(String.raw`^create\s+table\s+(?:if\s+not\s+exists\s+)?${TABLE}`, 'i').exec(sql)?.[1]
      return table ? [table.toLowerCase()] : []
    }),
  )
  return [
    ...statements
      .filter(({ text }) => !EXCEPTION.test(text))
      .flatMap(({ sql }) =>
        RULES.filter(({ pattern }) => isBroken(pattern, sql, created)).map(
          ({ advice }) => `${advice}: ${sql.slice(0, 80)}`,
        ),
      ),
    ...ofConcurrent(statements.map(({ sql }) => sql)),
  ]
}

function isBroken(pattern: RegExp, sql: string, created: ReadonlySet<string>): boolean {
  const table = pattern.exec(sql)?.[1]
  return table !== undefined && !created.has(table.toLowerCase())
}

/** Returns the problems of concurrent statements. They run outside a transaction, so earlier statements stay applied if one fails. */
function ofConcurrent(statements: string[]): string[] {
  const building = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i
  const dropping = /^drop\s+index\s+concurrently\s+if\s+exists\s+"?(\w+)"?/i
  if (!statements.some(sql => /\bconcurrently\b/i.test(sql))) return []
  const dropped = new Set(statements.flatMap(sql => dropping.exec(sql)?.[1] ?? []))
  return statements.flatMap(sql => {
    const index = building.exec(sql)?.[1]
    if (index === undefined)
      return dropping.test(sql) ? [] : [`CONCURRENTLY needs a migration of its own: ${sql.slice(0, 80)}`]
    return dropped.has(index)
      ? []
      : [`a build that failed leaves an index that is not valid: DROP INDEX CONCURRENTLY IF EXISTS ${index} before it`]
  })
}

/** Returns migrations that some databases would skip: a database applies only migrations that are newer than its newest one. */
export const skippedOf = (entries: { tag: string; when: number }[]): string[] =>
  entries.flatMap(({ tag, when }, index) =>
    entries.slice(0, index).some(earlier => earlier.when >= when)
      ? [`${tag}: its time in meta/_journal.json is not after those before it, so databases would skip it`]
      : [],
  )

const withoutComments = (text: string): string => text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim()
