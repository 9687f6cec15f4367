import fastify from 'fastify'
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

const app = fastify()
app.post(PATH, { schema: { params, body } }, async () => REPLY)
await app.listen({ port })
ready()
