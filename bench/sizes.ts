import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type ModuleFiles, withImports } from '../tools/module-files.ts'
import { buildIfStale, WEB } from '../tools/product-build.ts'
import { bundleWeb } from '../tools/web-build.ts'
import type { Figure } from './report.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB_FOLDER = `${ROOT}/dist/web`
/** In kilobytes of 1000 bytes. */
const INITIAL_BUDGET = 110
const STEP_BUDGET = 12
const DASHBOARD_BUDGET = 60

const ENTRY = 'main.tsx'
/** A script of the page beside the entry. */
const BOOT = 'boot.js'
const LANDING = ['layouts/SandboxRibbon.tsx', 'features/landing/LandingPage.tsx']
/** The modules that `web/routes.tsx` loads for each step of sign-up, in the order of the steps. */
const STEPS: Record<string, string[]> = {
  'business type': ['sign-up/Guarded.tsx', 'features/onboarding/BusinessTypePage.tsx'],
  phone: ['layouts/ServerState.tsx', 'features/auth/PhonePage.tsx'],
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
export async function measureSizes(): Promise<Figure[]> {
  await buildIfStale(ROOT, WEB, bundleWeb)
  const build: ModuleFiles = JSON.parse(readFileSync(`${WEB_FOLDER}/.vite/modules.json`, 'utf8'))
  const landing = newBytes(build, LANDING, new Set())
  const loaded = new Set<string>()
  const steps = Object.entries(STEPS).map(([name, modules], index) => {
    const bytes = newBytes(build, modules, loaded)
    return index === 0
      ? figure(`the first step of sign-up, ${name}`, bytes, INITIAL_BUDGET)
      : figure(`the further step ${name}`, bytes, STEP_BUDGET)
  })
  const signedIn = new Set<string>()
  const login = newBytes(build, LOGIN, signedIn)
  const dashboard = newBytes(build, DASHBOARD, signedIn)
  return [
    figure('the landing page', landing, INITIAL_BUDGET),
    ...steps,
    figure('sign-in with its code', login),
    figure('the dashboard after sign-in', dashboard, DASHBOARD_BUDGET),
  ]
}

/** The bytes of the files of a page that are not loaded yet. Adds the files to `loaded`. */
function newBytes(build: ModuleFiles, modules: string[], loaded: Set<string>): number {
  const files = [BOOT, ...withImports(build, [ENTRY]), ...withDynamicImports(build, modules)]
  const added = new Set(files.filter(file => !loaded.has(file)))
  for (const file of added) loaded.add(file)
  return [...added].reduce((sum, file) => sum + gzipBytes(file), 0)
}

/** Includes what the modules import dynamically, except for the entry, whose dynamic imports are other pages. */
function withDynamicImports(build: ModuleFiles, modules: string[]): string[] {
  const files = new Set(withImports(build, modules))
  const entry = build.files[ENTRY]
  for (const file of files) {
    const { imports = [], dynamicImports = [] } = build.imports[file] ?? {}
    for (const each of file === entry ? imports : [...imports, ...dynamicImports]) files.add(each)
  }
  return [...files]
}

const gzipBytes = (file: string) => gzipSync(readFileSync(`${WEB_FOLDER}/${file}`), { level: 9 }).length

function figure(page: string, bytes: number, budget?: number): Figure {
  return { name: `JavaScript of ${page}, gzip`, value: bytes / 1000, noise: 0, unit: 'kB', better: 'lower', budget }
}
