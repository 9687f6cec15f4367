import { traced } from '#api/kernel/platform/tracing.ts'

const VERB = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update|join)\s+(?:"?public"?\.)?"?(\w+)/i

/** Runs a statement in a span. */
export const traceStatement = <Result>(text: string, run: () => Promise<Result>): Promise<Result> =>
  traced(() => {
    const summary = summaryOf(text)
    return {
      name: summary,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
    }
  }, run)

/** Returns the verb and the first table, because the text might contain a value. */
export function summaryOf(text: string): string {
  const [verb = 'statement', table] = [VERB, TABLE].map(pattern => pattern.exec(text)?.[1])
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}
