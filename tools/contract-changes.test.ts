import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { breakingChanges, oasdiff } from './contract-changes.ts'
import { type Contract, error, json, makeCup, sampleContract } from './sample-contract.ts'

const BREAKS: Record<string, [rule: string, change: (changed: Contract) => void]> = {
  'a path is gone': ['api-path-removed-without-deprecation', c => delete c.paths['/plates']],
  'an operation is gone': [
    'api-removed-without-deprecation',
    c => {
      c.paths['/plates'] = { put: { operationId: 'listPlates', responses: { 204: { description: 'None' } } } }
    },
  ],
  'an operation is kept from strangers': [
    'api-removed-without-deprecation',
    c => {
      c.paths['/plates'] = {
        get: { operationId: 'listPlates', 'x-internal': true, responses: { 204: { description: 'None' } } },
      }
    },
  ],
  'an operationId is another one': [
    'api-operation-id-removed',
    c => {
      makeCup(c).operationId = 'createCup'
    },
  ],
  'a status of success is gone': ['response-success-status-removed', c => delete makeCup(c).responses[200]],
  'a status of failure is gone': ['response-non-success-status-removed', c => delete makeCup(c).responses[409]],
  'a parameter is required': [
    'request-parameter-became-required',
    c => {
      makeCup(c).parameters[0]!.required = true
    },
  ],
  'a new parameter is required': [
    'new-required-request-parameter',
    c => makeCup(c).parameters.push({ name: 'x', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  'a parameter is gone': ['request-parameter-removed', c => makeCup(c).parameters.pop()],
  'a limit of a parameter is narrower': [
    'request-parameter-max-decreased',
    c => {
      makeCup(c).parameters[0]!.schema.maximum = 50
    },
  ],
  'a new field is required': [
    'new-required-request-property',
    c => {
      c.components.schemas.CupRequest.properties.handle = { type: 'string' }
      c.components.schemas.CupRequest.required.push('handle')
    },
  ],
  'a field is required': [
    'request-property-became-required',
    c => c.components.schemas.CupRequest.required.push('name'),
  ],
  'a field of a request is gone': [
    'request-property-removed',
    c => delete c.components.schemas.CupRequest.properties.name,
  ],
  'an enum of a request is narrower': [
    'request-property-enum-value-removed',
    c => {
      c.components.schemas.CupRequest.properties.colour = { type: 'string', enum: ['red'] }
    },
  ],
  'a limit of a request is narrower': [
    'request-property-max-length-decreased',
    c => {
      c.components.schemas.CupRequest.properties.name = { type: 'string', maxLength: 20, pattern: '^[a-z]+$' }
    },
  ],
  'a pattern of a request is another one': [
    'request-property-pattern-changed',
    c => {
      c.components.schemas.CupRequest.properties.name = { type: 'string', maxLength: 40, pattern: '^[a-f]+$' }
    },
  ],
  'a type of a request is another one': [
    'request-property-type-changed',
    c => {
      c.components.schemas.CupRequest.properties.name = { type: 'integer' }
    },
  ],
  'a field of an answer is gone': [
    'response-required-property-removed',
    c => {
      delete c.components.schemas.Cup.properties.size
      c.components.schemas.Cup.required.pop()
    },
  ],
  'a field of an answer is not promised any more': [
    'response-property-became-optional',
    c => c.components.schemas.Cup.required.pop(),
  ],
  'a field of an answer may be null': [
    'response-property-became-nullable',
    c => {
      c.components.schemas.Cup.properties.size = { type: ['integer', 'null'] }
    },
  ],
  'a type of an answer is another one': [
    'response-property-type-changed',
    c => {
      c.components.schemas.Cup.properties.size = { type: 'string' }
    },
  ],
  'an open operation asks for a token': [
    'api-security-added',
    c => {
      makeCup(c).security = [{ accessToken: [] }]
    },
  ],
}

const KEEPS: Record<string, (changed: Contract) => void> = {
  'a new operation': c => {
    c.paths['/forks'] = { get: { operationId: 'listForks', responses: { 204: { description: 'None' } } } }
  },
  'a new field of every error': c => {
    c.components.schemas.Error.properties.documentationUrl = { type: 'string' }
    c.components.schemas.Error.required.push('documentationUrl')
  },
  'a new code of an error': c => {
    makeCup(c).responses[409] = { description: 'Broken', ...json(error(['CUP_BROKEN', 'TABLE_FULL', 'NO_CLAY'])) }
  },
  'a field that a request may have': c => {
    c.components.schemas.CupRequest.properties.handle = { type: 'string' }
  },
  'more values of an enum in requests': c => {
    c.components.schemas.CupRequest.properties.colour = { type: 'string', enum: ['red', 'blue', 'green'] }
  },
  'more values of an enum in answers': c => {
    c.components.schemas.Cup.properties.state = { type: 'string', enum: ['whole', 'cracked'] }
  },
  'operations that nobody was promised': c => {
    c.paths['/admin/cups'] = {
      delete: { operationId: 'breakCups', 'x-internal': true, responses: { 204: { description: 'None' } } },
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
  test.for(Object.entries(BREAKS))('finds that %s', async ([, [rule, change]]) => {
    expect(await rulesBrokenBy(change)).toContain(rule)
  })

  test.for(Object.entries(KEEPS))('lets pass: %s', async ([, change]) => {
    expect(await rulesBrokenBy(change)).toEqual([])
  })

  test('an internal operation may change as it likes', async () => {
    const internal = (status: number) => (changed: Contract) => {
      changed.paths['/admin'] = {
        get: { operationId: 'listAll', 'x-internal': true, responses: { [status]: { description: 'All' } } },
      }
    }
    expect(await rulesBrokenBy(internal(200))).toEqual([])
    expect(await rulesBrokenBy(internal(204))).toEqual([])
  })

  test('says in words what and where', async () => {
    const changed = sampleContract()
    delete changed.paths['/plates']
    const [base, revision] = [join(folder, 'base.yaml'), join(folder, 'revision.yaml')]
    await Promise.all([writeFile(base, stringify(sampleContract())), writeFile(revision, stringify(changed))])
    const [change] = await breakingChanges(base, revision)
    expect(change).toMatchObject({ operation: 'GET /plates', text: expect.stringContaining('removed') })
  })

  test('a file that is no contract is an error, not a contract that breaks nothing', async () => {
    const [base, none] = [join(folder, 'good.yaml'), join(folder, 'none.yaml')]
    await writeFile(base, stringify(sampleContract()))
    await expect(breakingChanges(base, none)).rejects.toThrow(none)
  })
})
