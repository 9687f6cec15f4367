/** Describes a span, without data about people: no values of statements, no URLs, no numbers of persons. */
interface SpanStart {
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: Record<string, string>
  /** The `traceparent` of the cause. Default: the current span. */
  parent?: string | null | undefined
}

export interface Span {
  set(attribute: string, value: string | number): void
  /** Marks the span as failed, for a reason that names nobody. */
  fail(reason: string): void
}

export interface Tracer {
  /** Runs work in a span. The span has failed if the work rejects. */
  run<Result>(start: SpanStart, work: (span: Span) => Promise<Result>): Promise<Result>
  /** Returns the `traceparent` of the current span: https://www.w3.org/TR/trace-context/ */
  traceparent(): string | undefined
}

let active: Tracer | undefined

/** Turns traces on. It is called before the server is created, because parts that are off are not even mounted. */
export function setTracer(tracer: Tracer | undefined): void {
  active = tracer
}

/** Returns undefined when traces are off. */
export const activeTracer = (): Tracer | undefined => active

/** Runs work in a span. Without traces it only runs the work. */
export const traced = <Result>(describe: () => SpanStart, work: () => Promise<Result>): Promise<Result> =>
  active ? active.run(describe(), work) : work()

/** Returns the header that passes the trace on. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = active?.traceparent()
  return traceparent ? { traceparent } : {}
}

/** Returns the field of log lines that identifies the trace. */
export function traceFields(): { traceId?: string } {
  const traceId = active?.traceparent()?.split('-')[1]
  return traceId ? { traceId } : {}
}
