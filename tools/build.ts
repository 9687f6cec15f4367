// `npm run build`: builds the web app and the server into `dist`. With `--stale`, only what is missing or older than its sources.
import { fileURLToPath } from 'node:url'
import { buildIfStale, rebuild, SERVER, WEB } from './product-build.ts'
import { bundleServer } from './server-build.ts'
import { bundleWeb } from './web-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const build = process.argv.includes('--stale') ? buildIfStale : rebuild
await Promise.all([build(root, WEB, bundleWeb), build(root, SERVER, bundleServer)])
