// Before `npm start`: the server serves dist/web, so it must be there and be of this version.
import { fileURLToPath } from 'node:url'
import { bundleWithVite } from './bundle.ts'
import { buildIfStale } from './web-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
await buildIfStale({ root, bundle: () => bundleWithVite(root) })
