import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Node } from '#api/contract/flatten-contract.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let folder: string
let output: string
// The linter runs once for all tests, because it needs seconds to start.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plink-lint-'))
  output = await lintBroken()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the output of the linter, with the project's settings, for a contract with the faults that the tests expect. */
async function lintBroken(): Promise<string> {
  const contract: Node = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  loseDocumentationAndCodes(contract)
  breakExample(contract)
  addPropertiesWithoutExamples(contract)
  deprecateOperations(contract)
  const file = join(folder, 'openapi.yaml')
  await writeFile(file, stringify(contract))
  const linter = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const options = [
    'lint',
    file,
    '--config',
    join(root, 'redocly.yaml'),
    '--format',
    'stylish',
    '--max-problems',
    '1000',
  ]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return promisify(execFile)(process.execPath, [linter, ...options], { env, cwd: root }).then(
    ({ stdout }) => stdout,
    error => error.stdout,
  )
}

function loseDocumentationAndCodes(contract: Node): void {
  const { post } = contract.paths['/api/v1/auth/send-otp']
  const { responses } = contract.components
  const conflict = post.responses['409'].content['application/json']
  delete conflict.examples.phone_duplicate
  responses.CodeNotSent.content['application/json'].examples.otp_send_failed = {
    value: { error: 'Other', code: 'OTP_EXPIRED', requestId: 'a' },
  }
  post.responses['400'] = {
    description: 'Wrong',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples: {} } },
  }
  delete responses.TooManyCodes.headers
  const [, narrowed] = post.responses['409'].content['application/json'].schema.allOf
  narrowed.properties.field = { type: 'string' }
  delete contract.components.schemas.WalletActionType.description
  post.summary = 'Send it. Now.'
  contract.paths['/api/v1/support'].get.operationId = 'Support_info'
  delete contract.paths['/api/v1/support'].get.security
  delete contract.components.parameters.Cursor.description
  contract.components.schemas.Unused = { type: 'string' }
  responses.Forbidden.content['application/json'].examples = {}
}

function breakExample(contract: Node): void {
  const { examples } = contract.paths['/api/v1/auth/send-otp'].post.requestBody.content['application/json']
  examples.all_green.value.phoneNumber = '0512345678'
}

function addPropertiesWithoutExamples(contract: Node): void {
  const { KybAnswers, Device } = contract.components.schemas
  KybAnswers.properties.website = { type: 'string', pattern: '^https?://' }
  Device.properties.language = { type: 'string' }
  contract.components.schemas.HoldPosting.properties.note = { type: 'string' }
  contract.components.parameters.SubWallet.examples = undefined
  contract.paths['/api/v1/onboarding/kyb'].post.parameters.push({ name: 'X-Channel', in: 'header', description: 'A' })
}

function deprecateOperations({ paths }: Node): void {
  const dates = { 'x-deprecated-at': '2027-01-31', 'x-sunset': '2027-07-31' }
  Object.assign(paths['/api/v1/auth/me'].get, { deprecated: true, ...dates })
  Object.assign(paths['/api/v1/wallet'].get, { deprecated: true })
  Object.assign(paths['/api/v1/wallet/holds'].get, { deprecated: true, ...dates, 'x-sunset': '2027-01-30' })
  Object.assign(paths['/api/v1/wallet/transactions'].get, dates)
}

test('the linter finds a deprecated operation that does not say until when it works', () => {
  expect(output.match(/plink\/deprecation/g)).toHaveLength(3)
})

test('the linter finds missing documentation and codes', async () => {
  const expected = [
    '409: no example shows PHONE_DUPLICATE',
    '502: an example shows OTP_EXPIRED, which the enum does not have',
    '502: no example shows OTP_SEND_FAILED',
    '400: an error status has to narrow `code` to an enum',
    '403: no example shows FORBIDDEN',
    '"Retry-After"',
    'rule/summary',
    'rule/operation-id',
    'rule/security',
    'Parameter object description must be present',
    'Unused',
  ]
  for (const problem of expected) expect(output).toContain(problem)
})

test('the linter finds a property that nothing describes', () => {
  const matches = output.matchAll(/nothing describes the property `(\w+)`/g)
  const names = new Set(Array.from(matches, ([, name]) => name))
  expect(names).toEqual(new Set(['field', 'website', 'language', 'note', 'type']))
})

test('the linter finds an example that does not match its schema', async () => {
  expect(output).toMatch(/no-invalid-media-type-examples .*`phoneNumber` property must match pattern/)
})

test('the linter finds a request property that no example sends', async () => {
  const expected = [
    'no request example sends `website`',
    'no request example sends `device.language`',
    'no request example sends `note`',
    'no example sends the query parameter `subWallet`',
    'no example sends the header parameter `X-Channel`',
  ]
  for (const problem of expected) expect(output).toContain(problem)
})
