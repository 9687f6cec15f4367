/** For tests: a contract with one of everything that can break, written as `openapi.yaml` is. */
export const sampleContract = () => ({
  openapi: '3.1.0',
  info: { title: 'Cups', version: '0.1.0' },
  security: [],
  paths: {
    '/cups': {
      post: {
        operationId: 'makeCup',
        security: [] as Record<string, string[]>[],
        parameters: [
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
          { name: 'tray', in: 'query', required: false, schema: { type: 'string' } },
        ],
        requestBody: json({ $ref: '#/components/schemas/CupRequest' }),
        responses: {
          200: { description: 'Made', ...json({ $ref: '#/components/schemas/Cup' }) },
          409: { description: 'Broken', ...json(error(['CUP_BROKEN', 'TABLE_FULL'])) },
        } as Record<string, unknown>,
      },
    },
    '/plates': { get: { operationId: 'listPlates', responses: { 204: { description: 'None' } } } },
  } as Record<string, unknown>,
  components: {
    securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Error: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string' } } as Record<string, unknown>,
      },
      CupRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['colour'],
        properties: {
          colour: { type: 'string', enum: ['red', 'blue'] },
          name: { type: 'string', maxLength: 40, pattern: '^[a-z]+$' },
        } as Record<string, unknown>,
      },
      Cup: {
        type: 'object',
        required: ['id', 'size'],
        properties: {
          id: { type: 'string' },
          size: { type: 'integer' },
          state: { type: 'string', enum: ['whole'] },
        } as Record<string, unknown>,
      },
    },
  },
})

export function json(schema: unknown) {
  return { content: { 'application/json': { schema } } }
}

export function error(codes: string[]) {
  return {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  }
}

export type Contract = ReturnType<typeof sampleContract>

/** The operation that most changes are made to. */
export function makeCup(changed: Contract) {
  const { post } = sampleContract().paths['/cups'] as { post: Operation }
  const operation = structuredClone(post)
  changed.paths['/cups'] = { post: operation }
  return operation
}

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  responses: Record<string, unknown>
}
