import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { breakingChanges, oasdiff } from './contract-changes.ts'
import { type Contract, error, json, orderOperation, sampleContract } from './sample-contract.ts'

const BREAKING: Record<string, [rule: string, change: (changed: Contract) => void]> = {
  'a path was removed': ['api-path-removed-without-deprecation', c => delete c.paths['/invoices']],
  'an operation was removed': [
    'api-removed-without-deprecation',
    c => {
      c.paths['/invoices'] = { put: { operationId: 'listInvoices', responses: { 204: { description: 'None' } } } }
    },
  ],
  'an operation became internal': [
    'api-removed-without-deprecation',
    c => {
      c.paths['/invoices'] = {
        get: { operationId: 'listInvoices', 'x-internal': true, responses: { 204: { description: 'None' } } },
      }
    },
  ],
  'an operationId changed': [
    'api-operation-id-removed',
    c => {
      orderOperation(c).operationId = 'placeOrder'
    },
  ],
  'a success status was removed': ['response-success-status-removed', c => delete orderOperation(c).responses[200]],
  'an error status was removed': ['response-non-success-status-removed', c => delete orderOperation(c).responses[409]],
  'a parameter became required': [
    'request-parameter-became-required',
    c => {
      orderOperation(c).parameters[0]!.required = true
    },
  ],
  'a required parameter was added': [
    'new-required-request-parameter',
    c => orderOperation(c).parameters.push({ name: 'x', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  'a parameter was removed': ['request-parameter-removed', c => orderOperation(c).parameters.pop()],
  'a parameter has a narrower limit': [
    'request-parameter-max-decreased',
    c => {
      orderOperation(c).parameters[0]!.schema.maximum = 50
    },
  ],
  'a required request field was added': [
    'new-required-request-property',
    c => {
      c.components.schemas.OrderRequest.properties.handle = { type: 'string' }
      c.components.schemas.OrderRequest.required.push('handle')
    },
  ],
  'a request field became required': [
    'request-property-became-required',
    c => c.components.schemas.OrderRequest.required.push('name'),
  ],
  'a request field was removed': [
    'request-property-removed',
    c => delete c.components.schemas.OrderRequest.properties.name,
  ],
  'a request enum lost a value': [
    'request-property-enum-value-removed',
    c => {
      c.components.schemas.OrderRequest.properties.colour = { type: 'string', enum: ['red'] }
    },
  ],
  'a request field has a narrower limit': [
    'request-property-max-length-decreased',
    c => {
      c.components.schemas.OrderRequest.properties.name = { type: 'string', maxLength: 20, pattern: '^[a-z]+$' }
    },
  ],
  'the pattern of a request field changed': [
    'request-property-pattern-changed',
    c => {
      c.components.schemas.OrderRequest.properties.name = { type: 'string', maxLength: 40, pattern: '^[a-f]+$' }
    },
  ],
  'the type of a request field changed': [
    'request-property-type-changed',
    c => {
      c.components.schemas.OrderRequest.properties.name = { type: 'integer' }
    },
  ],
  'a response field was removed': [
    'response-required-property-removed',
    c => {
      delete c.components.schemas.Order.properties.size
      c.components.schemas.Order.required.pop()
    },
  ],
  'a response field became optional': [
    'response-property-became-optional',
    c => c.components.schemas.Order.required.pop(),
  ],
  'a response field became nullable': [
    'response-property-became-nullable',
    c => {
      c.components.schemas.Order.properties.size = { type: ['integer', 'null'] }
    },
  ],
  'the type of a response field changed': [
    'response-property-type-changed',
    c => {
      c.components.schemas.Order.properties.size = { type: 'string' }
    },
  ],
  'a public operation now requires a token': [
    'api-security-added',
    c => {
      orderOperation(c).security = [{ accessToken: [] }]
    },
  ],
}

const COMPATIBLE: Record<string, (changed: Contract) => void> = {
  'a new operation': c => {
    c.paths['/refunds'] = { get: { operationId: 'listRefunds', responses: { 204: { description: 'None' } } } }
  },
  'a new field in every error': c => {
    c.components.schemas.Error.properties.documentationUrl = { type: 'string' }
    c.components.schemas.Error.required.push('documentationUrl')
  },
  'a new error code': c => {
    orderOperation(c).responses[409] = {
      description: 'Refused',
      ...json(error(['ORDER_CLOSED', 'QUOTA_REACHED', 'OUT_OF_STOCK'])),
    }
  },
  'a new optional request field': c => {
    c.components.schemas.OrderRequest.properties.handle = { type: 'string' }
  },
  'a new enum value in requests': c => {
    c.components.schemas.OrderRequest.properties.colour = { type: 'string', enum: ['red', 'blue', 'green'] }
  },
  'a new enum value in responses': c => {
    c.components.schemas.Order.properties.state = { type: 'string', enum: ['open', 'closed'] }
  },
  'a new internal operation': c => {
    c.paths['/admin/orders'] = {
      delete: { operationId: 'cancelOrders', 'x-internal': true, responses: { 204: { description: 'None' } } },
    }
  },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plink-contracts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function rulesBrokenBy(change: (changed: Contract) => void): Promise<string[]> {
  const changed = sampleContract()
  change(changed)
  const files = { base: sampleContract(), revision: changed }
  const id = crypto.randomUUID()
  const [base, revision] = await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = join(folder, `${id}-${name}.yaml`)
      await writeFile(file, stringify(content))
      return file
    }),
  )
  const changes = await breakingChanges(base!, revision!)
  return changes.map(({ rule }) => rule)
}

describe.skipIf(oasdiff() === undefined)('comparing contracts', () => {
  test.for(Object.entries(BREAKING))('finds that %s', async ([, [rule, change]]) => {
    expect(await rulesBrokenBy(change)).toContain(rule)
  })

  test.for(Object.entries(COMPATIBLE))('accepts %s', async ([, change]) => {
    expect(await rulesBrokenBy(change)).toEqual([])
  })

  test('an internal operation may change in any way', async () => {
    const internal = (status: number) => (changed: Contract) => {
      changed.paths['/admin'] = {
        get: { operationId: 'listAll', 'x-internal': true, responses: { [status]: { description: 'All' } } },
      }
    }
    expect(await rulesBrokenBy(internal(200))).toEqual([])
    expect(await rulesBrokenBy(internal(204))).toEqual([])
  })

  test('reports what changed and where', async () => {
    const changed = sampleContract()
    delete changed.paths['/invoices']
    const [base, revision] = [join(folder, 'base.yaml'), join(folder, 'revision.yaml')]
    await Promise.all([writeFile(base, stringify(sampleContract())), writeFile(revision, stringify(changed))])
    const [change] = await breakingChanges(base, revision)
    expect(change).toMatchObject({ operation: 'GET /invoices', text: expect.stringContaining('removed') })
  })

  test('a missing contract is an error', async () => {
    const [base, none] = [join(folder, 'good.yaml'), join(folder, 'none.yaml')]
    await writeFile(base, stringify(sampleContract()))
    await expect(breakingChanges(base, none)).rejects.toThrow(none)
  })
})
