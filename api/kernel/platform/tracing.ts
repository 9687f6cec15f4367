/** Says what a span is about, and nothing about whom: no values of statements, no URLs, no numbers of persons. */
interface SpanStart {
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: Record<string, string>
  /** The `traceparent` of what caused it. Default: the span that is under way. */
  parent?: string | null | undefined
}

export interface Span {
  set(attribute: string, value: string | number): void
  /** Marks it as failed, for a reason that names nobody. */
  fail(reason: string): void
}

export interface Tracer {
  /** Runs work in a span. One that work rejects has failed. */
  run<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>
  /** Of the span that is under way: https://www.w3.org/TR/trace-context/ */
  traceparent(): string | undefined
}

let active: Tracer | undefined

/** From now on spans are made. Called before the server is put together, because what is off is not even mounted. */
export function setTracer(tracer: Tracer | undefined): void {
  active = tracer
}

/** Undefined when traces are off. */
export const activeTracer = (): Tracer | undefined => active

/** Runs work in a span; without traces it only runs the work. */
export const traced = <Result>(describe: () => SpanStart, work: () => Promise<Result>): Promise<Result> =>
  active ? active.run(describe(), work) : work()

/** The header that hands the trace on. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = active?.traceparent()
  return traceparent ? { traceparent } : {}
}

/** The field of log lines that leads to the trace. */
export function traceFields(): { traceId?: string } {
  const traceId = active?.traceparent()?.split('-')[1]
  return traceId ? { traceId } : {}
}
