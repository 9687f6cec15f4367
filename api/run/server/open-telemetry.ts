import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '#api/kernel/platform/log.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import type { Span, Tracer } from '#api/kernel/platform/tracing.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/**
 * Sends spans to a collector, in batches in the background. This module is loaded only when traces are on.
 * @param batches how often spans are sent and how many may wait, if not the defaults
 */
export function startTracing(
  endpoint: string,
  log: Log,
  batches: Omit<ConstructorParameters<typeof BatchSpanProcessor>[0], 'exporter'> = {},
): { tracer: Tracer; stop(): Promise<void> } {
  reportTo(log)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    // A stop waits at most this long for a collector that hangs.
    timeoutMillis: 2000,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'plink' }),
    spanProcessors: [new BatchSpanProcessor({ ...batches, exporter })],
  })
  const spans = provider.getTracer('plink')
  const underWay = new AsyncLocalStorage<OtelSpan>()
  const tracer: Tracer = {
    run: ({ name, kind, attributes = {}, parent }, work) => {
      const context = contextOf(parent) ?? underWay.getStore()?.spanContext()
      const within = context ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT
      const span = spans.startSpan(name, { kind: KINDS[kind], attributes: attributes satisfies Attributes }, within)
      return underWay.run(span, () => finish(span, work(ofOurs(span))))
    },
    traceparent: () => {
      const context = underWay.getStore()?.spanContext()
      return context && `00-${context.traceId}-${context.spanId}-0${context.traceFlags}`
    },
  }
  return { tracer, stop: () => provider.shutdown() }
}

/** A malformed parent is ignored. The caller does not decide whether a trace is kept. */
function contextOf(traceparent: string | null | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const context = { traceId, spanId, traceFlags: 1, isRemote: true }
  return isSpanContextValid(context) ? context : undefined
}

const ofOurs = (span: OtelSpan): Span => ({
  set: (attribute, value) => void span.setAttribute(attribute, value),
  fail: reason => void span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR }),
})

/** Error messages may name people, so a span has only the kind of the error. */
async function finish<Result>(span: OtelSpan, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    ofOurs(span).fail(cause instanceof PlinkError ? cause.code : cause instanceof Error ? cause.name : 'unknown')
    throw cause
  } finally {
    span.end()
  }
}

function reportTo(log: Log): void {
  const warn = (problem: string) =>
    log.warn({ problem }, 'Traces could not be sent. Check OTEL_EXPORTER_OTLP_ENDPOINT and the collector.')
  const ignore = () => {}
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
}
