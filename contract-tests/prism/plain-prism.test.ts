import { describe, expect, inject, test } from 'vitest'
import { mockedOperations } from '../../tools/mock/mocked-operations.ts'
import { allGreen, document, isClosed, type Operation, type Outcome, operations } from '../contract.ts'

const urls = new Map(mockedOperations(document).map(({ id, exampleUrl }) => [id, exampleUrl]))

/** The URL of `prism mock openapi.yaml`. */
const url = inject('prismMockUrl')

const withBody = operations.filter(({ bodySchema }) => bodySchema)
const withToken = operations.filter(({ schemes }) => schemes.length > 0)
const withParameters = operations.filter(({ bodySchema, parameters }) => !bodySchema && parameters.length > 0)

/** `mock-server.test.ts` shows that the server says the same. What differs from it is in the table of `docs/frontend.md`. */
describe('plain Prism responds with the status and the code of the server', () => {
  // Prism responds with the lowest success, which is that of a file sent before.
  test.each(operations.filter(({ id }) => id !== 'createTransferBatch'))('to a good request: $id', async operation =>
    expect(await outcomeOf(operation, goodRequest(operation))).toEqual({ status: allGreen(operation).status }),
  )

  test.each(withToken)('to a request without a token: $id', async operation => {
    const { headers, ...request } = goodRequest(operation)
    headers.delete('Authorization')
    expect(await outcomeOf(operation, { ...request, headers })).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test.each(withBody)('to another media type: $id', async operation => {
    const { headers, ...request } = goodRequest(operation)
    headers.set('Content-Type', 'text/plain')
    const outcome = await outcomeOf(operation, { ...request, headers })
    expect(outcome).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  test.each(withBody.filter(isClosed))('to an unknown field: $id', async operation => {
    const body = JSON.stringify({ ...allGreen(operation).body, unknown: true })
    expect(await outcomeOf(operation, { ...goodRequest(operation), body })).toEqual(refusalOf(operation))
  })

  test.each(withBody)('to a body of another type: $id', async operation =>
    expect(await outcomeOf(operation, { ...goodRequest(operation), body: '[1]' })).toEqual(refusalOf(operation)),
  )

  test.each(withParameters.filter(hasFormat))('to a malformed parameter: $id', async operation => {
    const path = operation.parameters.reduce(
      (text, { name, in: place }) => (place === 'path' ? text.replace(`{${name}}`, 'no.thing') : text),
      operation.path,
    )
    const query = new URLSearchParams(
      operation.parameters.filter(each => each.in === 'query').map(({ name }) => [name, 'no.thing']),
    )
    expect(await outcomeOf(operation, { ...goodRequest(operation), path: `${path}?${query}` })).toEqual(
      refusalOf(operation),
    )
  })
})

/** Prism chooses 422 before 400 wherever an operation has both, and the first example of it. Nothing in a contract tells it otherwise. */
function refusalOf({ scenarios }: Operation): Outcome {
  const has422 = scenarios.some(({ status }) => status === 422)
  if (!has422) return { status: 400, code: 'VALIDATION_ERROR' }
  const hasKey = scenarios.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH')
  return { status: 422, code: hasKey ? 'IDEMPOTENCY_MISMATCH' : scenarios.find(({ status }) => status === 422)?.code }
}

/** Whether there is a value that the parameters may not have. */
function hasFormat({ parameters }: Operation): boolean {
  return parameters.some(({ schema }) => /format|pattern|enum|integer/.test(JSON.stringify(schema)))
}

function goodRequest(operation: Operation) {
  const { body, raw } = allGreen(operation)
  const headers = new Headers({ Authorization: 'Bearer token', 'Idempotency-Key': crypto.randomUUID() })
  if (body) headers.set('Content-Type', 'application/json')
  if (raw !== undefined) headers.set('Content-Type', 'application/octet-stream')
  return { headers, path: urls.get(operation.id) ?? '', body: raw ?? (body && JSON.stringify(body)) }
}

async function outcomeOf({ method }: Operation, { path, ...init }: ReturnType<typeof goodRequest>): Promise<Outcome> {
  const response = await fetch(url + path, { method, ...init })
  const text = await response.text()
  return response.ok ? { status: response.status } : { status: response.status, code: JSON.parse(text).code }
}
