import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import pino from 'pino'
import { port, ready } from '../../peer-process.ts'
import { DECISIONS, PATH, REPLY } from '../operation.ts'

const params = {
  type: 'object',
  properties: { sessionId: { type: 'string', format: 'uuid' } },
  required: ['sessionId'],
}
const body = {
  type: 'object',
  properties: { decision: { type: 'string', enum: DECISIONS } },
  required: ['decision'],
  additionalProperties: false,
}

const app = process.argv[3] === 'same-job' ? withSameJob() : fastify()
app.post(PATH, { schema: { params, body } }, async () => REPLY)
await app.listen({ port })
ready()

/** Creates a request id, sets three headers and writes one log line in batches, with Fastify's own means for each. */
function withSameJob() {
  const app = fastify({
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: { base: null, stream: pino.destination({ sync: false, minLength: 8192 }) },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': request.id,
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.url
    request.log.info({ operation, status: reply.statusCode, milliseconds: reply.elapsedTime }, 'request')
    done()
  })
  return app
}
