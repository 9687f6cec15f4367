import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const SLOW_PACKAGE = '/node_modules/drizzle-orm/'

// Later starts skip compiling and stripping types.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/plink', import.meta.url)))

// Node asks a package's package.json about the format of each of its files, and parses it each time. The one of
// drizzle-orm is so large that its 200 files take 0.3 s and 200 MB; told the format, Node does not ask.
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes(SLOW_PACKAGE)) return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
