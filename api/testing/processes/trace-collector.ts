import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

interface Export {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

/** Starts a collector that stores what it receives, as JSON over HTTP: https://opentelemetry.io/docs/specs/otlp/ */
export async function startTraceCollector() {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push(await text(request))
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = Object(server.address())
  const spans = () =>
    received.flatMap(each => {
      const batch: Export = JSON.parse(each)
      return batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(scope => scope.spans)
    })
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => received.join('\n'),
    spansOf: (traceId: string) => spans().filter(span => span.traceId === traceId),
    close: () => server.close(),
  }
}
