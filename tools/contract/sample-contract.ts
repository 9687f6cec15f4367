/** Returns a small contract for tests, with the structure of `openapi.yaml` and every part that a change can break. */
export const sampleContract = () => ({
  openapi: '3.1.0',
  info: { title: 'Orders', version: '0.1.0' },
  security: [],
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        security: [] as Record<string, string[]>[],
        parameters: [
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
          { name: 'page', in: 'query', required: false, schema: { type: 'string' } },
        ],
        requestBody: json({ $ref: '#/components/schemas/OrderRequest' }),
        responses: {
          200: { description: 'Created', ...json({ $ref: '#/components/schemas/Order' }) },
          409: { description: 'Refused', ...json(error(['ORDER_CLOSED', 'QUOTA_REACHED'])) },
        } as Record<string, unknown>,
      },
    },
    '/invoices': { get: { operationId: 'listInvoices', responses: { 204: { description: 'None' } } } },
  } as Record<string, unknown>,
  components: {
    securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Error: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string' } } as Record<string, unknown>,
      },
      OrderRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['colour'],
        properties: {
          colour: { type: 'string', enum: ['red', 'blue'] },
          name: { type: 'string', maxLength: 40, pattern: '^[a-z]+$' },
        } as Record<string, unknown>,
      },
      Order: {
        type: 'object',
        required: ['id', 'size'],
        properties: {
          id: { type: 'string' },
          size: { type: 'integer' },
          state: { type: 'string', enum: ['open'] },
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

/** Copies the operation that most tests change, puts the copy into the contract and returns it. */
export function orderOperation(changed: Contract) {
  const { post } = sampleContract().paths['/orders'] as { post: Operation }
  const operation = structuredClone(post)
  changed.paths['/orders'] = { post: operation }
  return operation
}

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  responses: Record<string, unknown>
}
