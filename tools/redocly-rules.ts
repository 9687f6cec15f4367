/** What the rule reads of the contract. */
interface Reply {
  content?: { 'application/json'?: { schema?: Schema; examples?: Record<string, { value?: unknown }> } }
}
interface Schema {
  allOf?: { properties?: { code?: { enum?: string[] } } }[]
}
interface Context {
  location: { child(keys: string[]): unknown }
  report(problem: { message: string; location: unknown }): void
  /** Follows a `$ref`. */
  resolve<Value>(node: Value): { node: Value | undefined }
}

/** Integrators branch on codes, so an error status says which it has and shows each of them. */
function errorCodes() {
  return {
    Responses(replies: Record<string, Reply>, { location, report, resolve }: Context): void {
      for (const [status, reply] of Object.entries(replies)) {
        if (status < '400') continue
        const problems = problemsOf(resolve(reply).node ?? {}, resolve)
        for (const message of problems) report({ message: `${status}: ${message}`, location: location.child([status]) })
      }
    },
  }
}

function problemsOf(reply: Reply, resolve: Context['resolve']): string[] {
  const media = reply.content?.['application/json']
  const codes = resolve(media?.schema).node?.allOf?.flatMap(part => part.properties?.code?.enum ?? []) ?? []
  const shown = Object.values(media?.examples ?? {}).map(example => codeOf(resolve(example).node?.value))
  if (codes.length === 0) return ['an error status has to narrow `code` to an enum']
  return [
    ...codes.filter(code => !shown.includes(code)).map(code => `no example shows ${code}`),
    ...shown
      .filter(code => !codes.includes(code))
      .map(code => `an example shows ${code}, which the enum does not have`),
  ]
}

function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : 'no code'
}

// biome-ignore lint/style/noDefaultExport: Redocly asks for it.
export default function plugin() {
  return { id: 'plink', rules: { oas3: { 'error-codes': errorCodes } } }
}
