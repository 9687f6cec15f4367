import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { killServers, type ServerProcess, startServer } from '../api/testing/processes/server-process.ts'
import { packClient } from '../tools/build/pack-client.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/** An integrator's project. Only the packed client is installed. */
let project: string
let server: ServerProcess
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'plink-integrator-'))
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  const [started] = await Promise.all([startServer({ DATA_DIR: 'memory://' }), install()])
  server = started
})
afterAll(async () => {
  await killServers()
  await rm(project, { recursive: true, force: true })
})

async function install(): Promise<void> {
  const tarball = join(project, 'plink-client.tgz')
  await packClient(root, tarball)
  const options = { cwd: project, shell: process.platform === 'win32' }
  await run('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund', tarball], options)
}

/** Runs a program of the README against the test server and returns its output. */
async function runFromReadme(name: string): Promise<string> {
  const readme = await readFile(join(project, 'node_modules/@plink/client/README.md'), 'utf8')
  const program = readme.split(`\`\`\`js ${name}\n`)[1]!.split('```')[0]!
  await writeFile(join(project, `${name}.js`), program.replaceAll('http://localhost:3000', server.url))
  const { stdout } = await run(process.execPath, [`${name}.js`], { cwd: project })
  return stdout
}

test('the first call of the README reaches the sandbox', async () => {
  expect(await runFromReadme('first-call')).toMatch(/^\d{6}\n$/)
})

test('the programs of the README sign up and sign in', async () => {
  expect(await runFromReadme('sign-up')).toBe('approved\n')
  expect(await runFromReadme('sign-in')).toContain("currency: 'SAR'")
})

test('an error of the real server has all its fields', async () => {
  const program = `
    import { createPlink, isErrorOf } from '@plink/client'
    const plink = createPlink({ baseUrl: '${server.url}' })
    const error = await plink.sendOtp({ phoneNumber: '+966500000001' }).catch(error => error)
    console.log(JSON.stringify({ ...error, known: isErrorOf(error, 'sendOtp'), message: error.message }))`
  await writeFile(join(project, 'error.js'), program)
  const { stdout } = await run(process.execPath, ['error.js'], { cwd: project })
  expect(JSON.parse(stdout)).toMatchObject({
    known: true,
    status: 409,
    code: 'PHONE_DUPLICATE',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    documentationUrl: expect.stringContaining('PHONE_DUPLICATE'),
    message: 'This phone number is already registered',
  })
})

test('the client of a customer replaces an expired token on the real server, in the middle of a list', async () => {
  const program = `
    import { createPlink, paginate } from '@plink/client'
    const anyone = createPlink({ baseUrl: '${server.url}' })
    const device = { platform: 'server', userAgent: 'test/1.0', screenResolution: 'none', timezone: 'Asia/Riyadh' }
    const credentials = { emailOrPhone: '+966500000011', password: 'Sandbox#2026', device }
    const { refreshToken } = await anyone.loginWithPassword(credentials)
    const stored = []
    const customer = anyone.withTokens({ accessToken: 'expired', refreshToken }, tokens => stored.push(tokens))
    let count = 0
    for await (const _ of paginate(customer.listTransactions, { limit: 2 })) count++
    const { items } = await customer.listTransactions({ limit: 100 })
    console.log(count > 2, count === items.length, stored.length)`
  await writeFile(join(project, 'customer.js'), program)
  const { stdout } = await run(process.execPath, ['customer.js'], { cwd: project })
  expect(stdout).toBe('true true 1\n')
})

/** Declares what the snippets of the README use. */
const DECLARATIONS = `
  declare const [plink, customer]: [import('@plink/client').Plink, import('@plink/client').Plink]
  declare const [baseUrl, actionId, otp, phoneNumber, secret]: [string, string, string, string, string]
  declare const [signal, businessType, order]: [AbortSignal, 'freelancer', { id: string }]
  declare const action: import('@plink/client').WalletActionRequest
  declare function waitFor(seconds: number | undefined): void
  declare function showAtFields(fields: Readonly<Record<string, string>> | undefined): void
  declare function report(requestId: string | undefined, url: string | undefined): void
  declare function signIn(): void
  declare function storeOnce(id: string, event: import('@plink/client').Event): Promise<void>
  declare function show(read: import('@plink/client').Wallet | import('@plink/client').Transaction): void
`

/** The snippets as a module: first their imports, then a function for each. */
async function snippetsOfReadme(): Promise<string> {
  const readme = await readFile(join(root, 'client/README.md'), 'utf8')
  const snippets = Array.from(readme.matchAll(/```ts [\w-]+\n(.*?)```/gs), ([, code]) => code!)
  const isImport = (line: string) => line.startsWith('import ')
  const functions = snippets.map((code, index) => {
    const lines = code.split('\n').filter(line => !isImport(line))
    return `export async function snippet${index}() {\n${lines.join('\n')}\n}`
  })
  const imports = new Set(snippets.flatMap(code => code.split('\n').filter(isImport)))
  return ["import { createPlink, paginate } from '@plink/client'", ...imports, DECLARATIONS, ...functions].join('\n')
}

/** The errors of the compiler with strict settings. */
async function compilerErrors(file: string, module = 'nodenext'): Promise<string> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const target = ['--module', module, '--target', 'es2022', '--lib', 'es2022,dom', '--types', '']
  return run(process.execPath, [compiler, '--strict', '--noEmit', ...target, file], { cwd: project }).then(
    ({ stdout }) => stdout,
    error => error.stdout,
  )
}

test('correct use compiles with strict settings, and misuse does not', async () => {
  await cp(join(root, 'client/testing/misuse.ts'), join(project, 'misuse.ts'))
  expect(await compilerErrors('misuse.ts')).toBe('')
})

/** What an integrator has whose files are CommonJS by their names, and one whose package says nothing, so that all files are. */
const COMMON_JS = [
  { file: 'program.cts', folder: '' },
  { file: 'program.ts', folder: 'without-type' },
]

test.each(COMMON_JS)('a CommonJS $file compiles with module node16 and runs in Node 20', async ({ file, folder }) => {
  const place = join(project, folder)
  await mkdir(place, { recursive: true })
  if (folder) await writeFile(join(place, 'package.json'), '{ "private": true }')
  const program = `
    import { createPlink, isErrorOf, paginate, verifyWebhook, WebhookError, type Plink } from '@plink/client'
    const plink: Plink = createPlink({ baseUrl: '${server.url}' })
    async function main(): Promise<void> {
      const { items } = await plink.listKybOptions({ category: 'annual_revenue' })
      const refused: unknown = await plink.withToken('a').getMe().catch((error: unknown) => error)
      const unsigned: unknown = await verifyWebhook('{}', {}, 'whsec_').catch((error: unknown) => error)
      const code = isErrorOf(refused, 'getMe') && refused.code
      console.log(items.length > 0, code, unsigned instanceof WebhookError, typeof paginate)
    }
    void main()`
  await writeFile(join(place, file), program)
  expect(await compilerErrors(join(place, file), 'node16')).toBe('')
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const settings = ['--module', 'node16', '--target', 'es2022', '--lib', 'es2022,dom,esnext.disposable', '--types', '']
  await run(process.execPath, [compiler, ...settings, join(place, file)], { cwd: project })
  // Node 20 has no `require` for ES modules, newer versions do without this flag.
  const compiled = join(place, file.replace('ts', 'js'))
  const { stdout } = await run(process.execPath, ['--no-experimental-require-module', compiled], { cwd: project })
  expect(stdout).toBe('true UNAUTHENTICATED true function\n')
})

test('the snippets of the README compile', async () => {
  await writeFile(join(project, 'snippets.ts'), await snippetsOfReadme())
  expect(await compilerErrors('snippets.ts')).toBe('')
})

test('it has the version of the contract, no dependencies and no other files', async () => {
  const installed = join(project, 'node_modules/@plink/client')
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  const contract = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  expect(manifest.version).toBe(contract.info.version)
  expect(manifest).not.toHaveProperty('dependencies')
  const { stdout } = await run('tar', ['tzf', join(project, 'plink-client.tgz')])
  for (const path of stdout.trim().split('\n'))
    expect(path).toMatch(/^package\/(dist\/.*\.(js|d\.ts)|dist\/commonjs\/package\.json|README\.md|package\.json)$/)
  const options = { cwd: project, shell: process.platform === 'win32' }
  const published = await run(
    'npm',
    // Without a tag npm refuses a version that is not released yet.
    ['publish', '--loglevel=error', '--dry-run', '--offline', '--tag=next', 'plink-client.tgz'],
    options,
  )
  expect(published.stdout).toContain(`@plink/client@${manifest.version}`)
})
