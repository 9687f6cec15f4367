import { fileURLToPath } from 'node:url'
import { bundleWithVite } from './bundle.ts'
import { buildWeb } from './web-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
await buildWeb({ root, bundle: () => bundleWithVite(root) })
