import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

const SLOW_PACKAGE = '/node_modules/drizzle-orm/'

// The compile cache makes later starts faster: they skip compiling and stripping types.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/plink', PROJECT_ROOT)))

// Node parses the package.json of a package to find the format of a file, again for each file. The one of drizzle-orm is so large that its 200 files
// take 0.3 s and 200 MB. With a known format, Node skips this.
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes(SLOW_PACKAGE)) return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
