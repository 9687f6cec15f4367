import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { bundle } from '../tools/bundle.ts'
import { buildIfStale } from '../tools/web-build.ts'
import { table, verdict } from './report.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB = `${ROOT}/dist/web`
/** In kilobytes of 1000 bytes. */
const INITIAL_BUDGET = 110
const STEP_BUDGET = 12
const DASHBOARD_BUDGET = 60

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

const ENTRY = 'index.html'
/** A script of the page beside the entry. It is not in the manifest. */
const BEFORE_ENTRY = 'boot.js'
const LANDING = ['features/landing/LandingPage.tsx']
const AROUND_STEPS = ['layouts/ServerState.tsx', 'sign-up/Guarded.tsx']
/** The modules that `web/routes.tsx` loads for each step of sign-up, in the order of the steps. */
const STEPS: Record<string, string[]> = {
  'business type': [...AROUND_STEPS, 'features/onboarding/BusinessTypePage.tsx'],
  phone: ['features/auth/PhonePage.tsx'],
  code: ['features/session/OnboardingSession.tsx', 'features/auth/OtpPage.tsx'],
  'CR number': ['features/verification/CrPage.tsx'],
  'ID number': ['features/verification/IdPage.tsx'],
  Nafath: ['features/sandbox/NafathScenarios.tsx', 'features/nafath/NafathPage.tsx'],
  screening: ['features/sandbox/ScreeningScenarios.tsx', 'features/onboarding/GlobalScreeningPage.tsx'],
  questionnaire: ['features/kyb/KybPage.tsx'],
  password: ['features/auth/PasswordPage.tsx'],
  complete: ['features/onboarding/CompletePage.tsx'],
}

/** The pages of a sign-in. */
const LOGIN = ['layouts/ServerState.tsx', 'features/auth/login/LoginPage.tsx', 'features/auth/login/LoginOtpPage.tsx']
const DASHBOARD = [
  'features/session/SignedIn.tsx',
  'features/session/CustomerSession.tsx',
  'layouts/AppShell.tsx',
  'features/session/ProfileFirst.tsx',
  'features/wallet/dashboard/DashboardPage.tsx',
]

/** Measures the gzipped JavaScript of each first page, and what each further step adds. */
export async function measureSizes(): Promise<string> {
  await buildIfStale({ root: ROOT, bundle: () => bundle(ROOT) })
  const manifest: Manifest = JSON.parse(readFileSync(`${WEB}/.vite/manifest.json`, 'utf8'))
  const landing = newBytes(manifest, LANDING, new Set())
  const loaded = new Set<string>()
  const steps = Object.entries(STEPS).map(([name, modules], index) => {
    const bytes = newBytes(manifest, modules, loaded)
    return index === 0 ? row(`sign-up: ${name}`, bytes, INITIAL_BUDGET) : row(`+ ${name}`, bytes, STEP_BUDGET)
  })
  const signedIn = new Set<string>()
  const login = newBytes(manifest, LOGIN, signedIn)
  const dashboard = newBytes(manifest, DASHBOARD, signedIn)
  const signIn = [row('sign-in with its code', login), row('+ dashboard', dashboard, DASHBOARD_BUDGET)]
  return [
    'JavaScript that a page loads, gzip; a further step after the steps before it.\n',
    table(['Page', 'JavaScript', 'Budget'], [row('landing', landing, INITIAL_BUDGET), ...steps, ...signIn]),
  ].join('\n')
}

/** The bytes of the files of a page that are not loaded yet. Adds the files to `loaded`. */
function newBytes(manifest: Manifest, modules: string[], loaded: Set<string>): number {
  const before = new Set(loaded)
  for (const module of modules) addFiles(manifest, module, loaded)
  return [...loaded].filter(file => !before.has(file)).reduce((sum, file) => sum + gzipBytes(file), 0)
}

/** Includes files that the module imports dynamically, except for the entry, whose dynamic imports are other pages. */
function addFiles(manifest: Manifest, module: string, files: Set<string>): void {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`${module} is not in the build. Update the steps in bench/sizes.ts.`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  if (module === ENTRY) files.add(BEFORE_ENTRY)
  const later = module === ENTRY ? [] : (chunk.dynamicImports ?? [])
  for (const each of [...(chunk.imports ?? []), ...later]) addFiles(manifest, each, files)
}

const gzipBytes = (file: string) => gzipSync(readFileSync(`${WEB}/${file}`), { level: 9 }).length

function row(name: string, bytes: number, budgetKilobytes?: number): string[] {
  const kilobytes = bytes / 1000
  return [
    name,
    `**${kilobytes.toFixed(1)} kB**`,
    budgetKilobytes ? `at most ${budgetKilobytes} kB: ${verdict(kilobytes <= budgetKilobytes)}` : 'none',
  ]
}
