import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { USUAL_PAGES } from './usual-pages.ts'

interface ModuleGraph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'> | null
}

const WEB = import.meta.dirname
/** The modules that every visit loads, and the page that adds the least to them. */
const ALWAYS = ['index.html', ...USUAL_PAGES.landing]
/** The modules that every page of a sandbox loads. */
const SANDBOX = ['layouts/SandboxRibbon.tsx']
/** The modules around each page of signed-in customers. */
const SIGNED_IN = USUAL_PAGES.dashboard.slice(0, -1)

/**
 * Names the file for a module that several pages need, or returns null to leave it to rolldown. Modules that the same usual pages need share a file,
 * because over HTTP/1.1 small files wait in a queue, six at a time. The two lightest pages come first, so that they load nothing of others.
 */
export function sharedFileOf(id: string, build: ModuleGraph): string | null {
  const pages = pagesThatNeed(id, build)
  const isFor = (modules: readonly string[]) => modules.some(module => pages.has(idOf(module, build)))
  if (isFor(SANDBOX)) return isFor(ALWAYS) ? 'app' : 'sandbox'
  if (SIGNED_IN.some(module => idOf(module, build) === id)) return 'dashboard'
  if (pages.size < 2) return null
  if (isFor(ALWAYS)) return 'app'
  if (isFor(USUAL_PAGES['first-step'])) return 'first-step'
  const names = Object.entries(USUAL_PAGES).flatMap(([name, modules]) => (isFor(modules) ? [name] : []))
  // This page has the most files. Each combination with other pages would add one more.
  return names.includes('dashboard') && names[0] !== 'dashboard' ? `${names[0]}-dashboard` : names.join('-') || null
}

/** Returns the entry and the dynamically imported modules that need the module. */
function pagesThatNeed(id: string, build: ModuleGraph): Set<string> {
  const needing = new Set([id])
  const pages = new Set<string>()
  for (const each of needing) {
    const module = build.getModuleInfo(each)
    if (module?.isEntry || module?.dynamicImporters.length) pages.add(each)
    for (const importer of module?.importers ?? []) needing.add(importer)
  }
  return pages
}

function idOf(module: string, build: ModuleGraph): string {
  const id = join(WEB, module)
  if (!build.getModuleInfo(id)) throw new Error(`${module} is not in the build. Update web/usual-pages.ts.`)
  return id
}
