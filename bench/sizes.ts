import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type ModuleFiles, withImports } from '../tools/build/module-files.ts'
import { buildIfStale, WEB } from '../tools/build/product-build.ts'
import { bundleWeb } from '../tools/build/web-build.ts'
import { USUAL_PAGES } from '../web/usual-pages.ts'
import type { Figure } from './report.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB_FOLDER = `${ROOT}/dist/web`
/** The budget in kilobytes of 1000 bytes. */
const LANDING_BUDGET = 112
const FIRST_STEP_BUDGET = 118
const PHONE_BUDGET = 50
const STEP_BUDGET = 12
const DASHBOARD_BUDGET = 36

const ENTRY = 'main.tsx'
/** A script of the page in addition to the entry. */
const BOOT = 'boot.js'
/** A part of each page in a sandbox. */
const RIBBON = 'layouts/SandboxRibbon.tsx'
/** The modules that `web/pages.ts` loads for each further step of sign-up, in the order of the steps. */
const STEPS: Record<string, readonly string[]> = {
  code: USUAL_PAGES.code,
  'CR number': ['features/verification/CrPage.tsx'],
  'ID number': ['features/verification/IdPage.tsx'],
  Nafath: ['features/sandbox/NafathScenarios.tsx', 'features/nafath/NafathPage.tsx'],
  screening: ['features/sandbox/ScreeningScenarios.tsx', 'features/onboarding/GlobalScreeningPage.tsx'],
  questionnaire: ['features/kyb/KybPage.tsx'],
  password: ['features/auth/PasswordPage.tsx'],
  complete: USUAL_PAGES.complete,
}

/** The pages of a sign-in. */
const SIGN_IN = [...USUAL_PAGES['sign-in'], 'features/auth/login/LoginOtpPage.tsx']

/** Measures the gzipped JavaScript of each first page, and what each further step adds. */
export async function measureSizes(): Promise<Figure[]> {
  await buildIfStale(ROOT, WEB, bundleWeb)
  const build: ModuleFiles = JSON.parse(readFileSync(`${WEB_FOLDER}/.vite/modules.json`, 'utf8'))
  const landing = newBytes(withImports(build, [ENTRY, RIBBON, ...USUAL_PAGES.landing]), new Set())
  const loaded = new Set<string>()
  const firstStep = newBytes(withImports(build, [ENTRY, RIBBON, ...USUAL_PAGES['first-step']]), loaded)
  const phone = newBytes(withDynamicImports(build, USUAL_PAGES.phone), loaded)
  const steps = Object.entries(STEPS).map(([name, modules]) =>
    figure(`the further step ${name}`, newBytes(withDynamicImports(build, modules), loaded), STEP_BUDGET),
  )
  const signedIn = new Set<string>()
  const signIn = newBytes(withDynamicImports(build, [RIBBON, ...SIGN_IN]), signedIn)
  const dashboard = newBytes(withImports(build, [ENTRY, ...USUAL_PAGES.dashboard]), signedIn)
  const onUse = newBytes(withDynamicImports(build, USUAL_PAGES.dashboard), signedIn)
  return [
    figure('the landing page, which its HTML loads', landing, LANDING_BUDGET),
    figure('the first step of sign-up, business type, which its HTML loads', firstStep, FIRST_STEP_BUDGET),
    figure('the phone step, loaded while somebody reads the first', phone, PHONE_BUDGET),
    ...steps,
    figure('sign-in with its code', signIn),
    figure('the dashboard after sign-in', dashboard, DASHBOARD_BUDGET),
    figure('what the dashboard loads when it is used: search, notifications, first money', onUse),
  ]
}

/** Returns the bytes of the files that are not loaded yet. Adds them to `loaded`. */
function newBytes(files: string[], loaded: Set<string>): number {
  const added = new Set([BOOT, ...files].filter(file => !loaded.has(file)))
  for (const file of added) loaded.add(file)
  return [...added].reduce((sum, file) => sum + gzipBytes(file), 0)
}

/** Returns the modules with their dynamic imports, except for those of the entry, which are other pages. */
function withDynamicImports(build: ModuleFiles, modules: readonly string[]): string[] {
  const files = new Set(withImports(build, [ENTRY, ...modules]))
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
