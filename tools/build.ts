import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'
import { buildWeb } from './web-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
await buildWeb({ root, bundle: () => bundle(root) })
