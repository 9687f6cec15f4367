import { afterAll, describe, expect, test } from 'vitest'
import type { Node } from '#api/contract/flatten-contract.ts'
import { type Operation, operationOf, operations, type Scenario } from './contract.ts'
import { contractApp } from './contract-app.ts'
import { newPeople, type People } from './people.ts'
import { requestOf, send, type TestRequest } from './request.ts'
import type { Made } from './steps/preparation.ts'
import { prepareFor, REQUEST_FIELDS } from './subjects/all-subjects.ts'
import { type ValidatedResponse, validateResponse } from './validated-response.ts'

const plink = await contractApp()
afterAll(() => plink.database.close())

const HOW_TO_ADD =
  'add each to the requestFields of its tag in contract-tests/subjects: the operation and path that read it back, or why no response returns it'

describe('every field of a request that may store something', () => {
  // GET stores nothing. Parameters of a path are identifiers.
  const storing = operations.filter(({ method }) => method !== 'GET')
  const inContract = storing.flatMap(operation => fieldsOf(operation).map(field => `${operation.id} ${field}`))
  const inTable = Object.entries(REQUEST_FIELDS).flatMap(([id, { fields }]) =>
    Object.keys(fields).map(field => `${id} ${field}`),
  )

  test('has an entry in the table', () => {
    expect(
      inContract.filter(field => !inTable.includes(field)),
      HOW_TO_ADD,
    ).toEqual([])
  })

  test('is still in the contract', () => {
    expect(inTable.filter(field => !inContract.includes(field))).toEqual([])
  })
})

/** Prepares the people as the table says, or else as usual. */
async function prepareToStore(operation: Operation, people: People): Promise<Made> {
  const { prepare } = REQUEST_FIELDS[operation.id] ?? {}
  return prepare ? ((await prepare(people)) ?? {}) : prepareFor(operation, people)
}

/** The fields of a table entry that are read back, by the scenario that sends them. */
const cases = Object.entries(REQUEST_FIELDS).flatMap(([id, { fields }]) => {
  const operation = operationOf(id)
  const readBack = Object.keys(fields).filter(field => typeof fields[field] === 'object')
  const byScenario = Map.groupBy(readBack, field => scenarioThatSends(operation, field))
  return [...byScenario].map(([scenario, names]) => ({ id, name: scenario.name, operation, scenario, names }))
})

describe('what was sent is read back', () => {
  test.each(cases)('$id, $name: $names', async ({ id, operation, scenario, names }) => {
    const people = newPeople(plink)
    const made = await prepareToStore(operation, people)
    const request = requestOf(operation, people, made, scenario)
    const before = await readAll({ id, names, people, made, request })
    const { status, body } = await validateResponse(operation, await send(plink.app, operation, request))
    expect(status).toBeLessThan(300)
    keepCodes(people, body ?? {})
    await REQUEST_FIELDS[id]?.afterwards?.(people, body)
    const expected = expectedValues(id, names, request)
    for (const name of names)
      expect.soft(before[name], `${name} was there before the request`).not.toEqual(expected[name])
    const reading = { id, names, people, made: { ...made, ...idsIn(body ?? {}) }, request }
    expect(await readAll(reading)).toEqual(expected)
  })
})

/** The fields of a device, which a program writes. */
const OF_DEVICE = /^(device\.)?(platform|userAgent|screenResolution|timezone)$/

/** Returns those of the fields that take any text. */
const textsIn = ({ bodySchema }: Operation, names: string[]): string[] =>
  names.filter(name => !OF_DEVICE.test(name) && schemasOf(bodySchema ?? {}, name).some(takesAnyText))

const withTexts = cases
  .map(({ names, operation, ...rest }) => ({ ...rest, operation, names: textsIn(operation, names) }))
  .filter(({ names }) => names.length > 0)

describe('what people write is stored as it is seen', () => {
  test.each(withTexts)('$id, $name: $names', async ({ id, operation, scenario, names }) => {
    const people = newPeople(plink)
    const made = await prepareToStore(operation, people)
    const request = requestOf(operation, people, made, scenario)
    const body = names.reduce((changed, name) => changedAt(changed, name.split('.'), withInvisible), request.body)
    const { status, body: response } = await validateResponse(
      operation,
      await send(plink.app, operation, { ...request, body }),
    )
    expect(status, JSON.stringify(response)).toBeLessThan(300)
    keepCodes(people, response ?? {})
    await REQUEST_FIELDS[id]?.afterwards?.(people, response)
    const reading = { id, names, people, made: { ...made, ...idsIn(response ?? {}) }, request }
    expect(await readAll(reading)).toEqual(expectedValues(id, names, request))
  })
})

/** Adds what the eye does not see: an override of the direction, a space without width, a soft hyphen, and an Arabic mark. */
function withInvisible(text: string): string {
  const middle = Math.floor(text.length / 2)
  return `\u202e${text.slice(0, middle)}\u200b\u00ad${text.slice(middle)}\u061c`
}

function changedAt(value: unknown, [name, ...rest]: string[], change: (text: string) => string): unknown {
  if (name === undefined) return typeof value === 'string' ? change(value) : value
  if (Array.isArray(value)) return value.map(each => changedAt(each, [name, ...rest], change))
  const fields: Record<string, unknown> = { ...Object(value) }
  return name in fields ? { ...fields, [name]: changedAt(fields[name], rest, change) } : fields
}

function takesAnyText({ type, enum: values, const: constant, format, pattern }: Node): boolean {
  const isFree = values === undefined && constant === undefined && format === undefined
  const isMatched = pattern === undefined || new RegExp(pattern, 'u').test(withInvisible('Some words'))
  return [type].flat().includes('string') && isFree && isMatched
}

/** Returns the schemas of a field, one for each kind of body that has it. */
function schemasOf(schema: Node, path: string): Node[] {
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema
  const [name = '', ...rest] = path.split('.')
  const inner = [...oneOf, ...anyOf, ...allOf, ...(items ? [items] : [])].flatMap((each: Node) => schemasOf(each, path))
  if (properties[name] === undefined) return inner
  return [...inner, ...(rest.length > 0 ? schemasOf(properties[name], rest.join('.')) : [properties[name]])]
}

/** Returns the fields of the body, the headers and the query. The name of a nested field is a path, `limit.amount`. */
function fieldsOf({ bodySchema, headers, parameters }: Operation): string[] {
  const inQuery = parameters.filter(parameter => parameter.in === 'query')
  return [...new Set([...leavesOf(bodySchema ?? {}), ...[...headers, ...inQuery].map(({ name }) => name)])]
}

function leavesOf({ properties = {}, items, oneOf = [], anyOf = [], allOf = [] }: Node): string[] {
  const own = Object.entries<Node>(properties).flatMap(([name, property]) => {
    const inner = leavesOf(property)
    return inner.length > 0 ? inner.map(path => `${name}.${path}`) : [name]
  })
  return [...own, ...[...oneOf, ...anyOf, ...allOf, ...(items ? [items] : [])].flatMap(leavesOf)]
}

/** Returns the fields of the body and the parameters. */
function sentIn({ body, parameters }: Pick<TestRequest, 'body' | 'parameters'>): Node {
  return { ...parameters, ...Object(body) }
}

function scenarioThatSends(operation: Operation, field: string): Scenario {
  const successes = operation.scenarios.filter(({ code }) => code === undefined)
  const found = successes.find(scenario => valueAt(sentIn(scenario), field, {}) !== undefined)
  if (!found)
    throw new Error(`no successful scenario of ${operation.id} sends ${field}: add an example to the contract`)
  return found
}

const readBackOf = (id: string, name: string) => {
  const entry = REQUEST_FIELDS[id]?.fields[name]
  if (typeof entry !== 'object') throw new Error(`${id} ${name} is not read back`)
  return entry
}

function expectedValues(id: string, names: string[], request: TestRequest): Record<string, unknown> {
  return Object.fromEntries(
    names.map(name => {
      const sent = valueAt(sentIn(request), name, {})
      const { as } = readBackOf(id, name)
      return [name, typeof as === 'function' ? as(String(sent)) : as ? as[String(sent)] : sent]
    }),
  )
}

interface Reading {
  id: string
  names: string[]
  people: People
  made: Made
  request: TestRequest
}

/** Reads the values of these fields. They are undefined where the reading is refused. */
async function readAll({ id, names, people, made, request }: Reading): Promise<Record<string, unknown>> {
  const sent = sentIn(request)
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const { operation: reader, path, parameters } = readBackOf(id, name)
    const operation = operationOf(reader)
    const reading = requestOf(operation, people, made)
    const response = await send(plink.app, operation, { ...reading, ...(parameters && { parameters }) })
    const { status, body } = await validateResponse(operation, response)
    values[name] = status < 300 ? valueAt(body, path, sent) : undefined
  }
  return values
}

/**
 * Returns the value at a path: `a.b`, where a list stands for its first item, `items[0].a`, `items.*.a`, or `items[a=b].c`, which is `c` of the
 * item whose `a` is the `b` that was sent.
 */
function valueAt(value: Node | undefined, path: string, sent: Record<string, unknown>): unknown {
  const [head = '', ...rest] = path.split('.')
  if (!path || value === undefined || value === null) return value
  if (head === '*') return value.map((item: Node) => valueAt(item, rest.join('.'), sent))
  const [, name = '', selector] = /^(\w+)(?:\[(.+)\])?$/.exec(head) ?? []
  const own: Node | undefined = Array.isArray(value) ? value[0] : value
  const inner = selector === undefined ? own?.[name] : selected(own?.[name], selector, sent)
  return valueAt(inner, rest.join('.'), sent)
}

function selected(items: Node[] = [], selector: string, sent: Record<string, unknown>): Node | undefined {
  if (/^\d+$/.test(selector)) return items[Number(selector)]
  const [name = '', field = name] = selector.split('=')
  return items.find(item => item[name] === sent[field])
}

/** Gives the people the codes and the token in the response, for the requests that follow. */
function keepCodes({ newcomer, customer }: People, body: ValidatedResponse['body']): void {
  newcomer.otp = body.otpCode ?? newcomer.otp
  customer.otp = body.otpCode ?? body.confirmation?.otpCode ?? customer.otp
  customer.accessToken = body.accessToken ?? customer.accessToken
}

/** Returns the ids of what the request made, for the requests that read it back. */
function idsIn(body: ValidatedResponse['body']): Made {
  const { actionId, apiKeyId, phoneChangeId, invitationId, beneficiaryId, transferId } = body
  const ids = {
    ...{ actionId, apiKeyId, phoneChangeId, invitationId, beneficiaryId },
    transferId: body.transfer?.transferId ?? transferId,
    billPaymentId: body.payments?.[0].billPaymentId,
    webhookEndpointId: body.webhookEndpoint?.webhookEndpointId,
    batchId: body.batch?.batchId,
  }
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined))
}
